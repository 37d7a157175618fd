import { type ReactNode, useId } from 'react'
import { Button, Spinner } from '../actions/Button.tsx'
import { Dialog } from '../dialogues/Dialog.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { NumeroEtape } from './NumeroEtape.tsx'
import { isMailPossible } from './parcours.ts'
import { SaisieEtape } from './SaisieEtape.tsx'
import { textes } from './textes.ts'
import { type CodeSecuriteAppels, useCodeSecurite } from './useCodeSecurite.ts'

export type CodeSecuriteDialogProps = CodeSecuriteAppels & { onClose: () => void }

type Vue = { title: string; body: ReactNode; action?: ReactNode }

/** Sends a code as it opens, asks for it, and says whether it was the right one. */
export function CodeSecuriteDialog({ onClose, ...appels }: CodeSecuriteDialogProps) {
  const parcours = useCodeSecurite(appels)
  const formId = useId()
  const { title, body, action } = vue(appels, parcours, formId)
  // The session is over: there is nothing to go back to.
  const isFini = parcours.etape.etape === 'depart'
  return (
    <Dialog
      title={title}
      onClose={isFini ? undefined : onClose}
      actions={
        action && (
          <>
            <Button onClick={onClose}>{textes.annuler}</Button>
            {action}
          </>
        )
      }
    >
      {body}
    </Dialog>
  )
}

/** One dialog whose content changes with the step: it opens once, and is announced once. */
function vue(
  { operation }: CodeSecuriteAppels,
  parcours: ReturnType<typeof useCodeSecurite>,
  formId: string,
): Vue {
  const { etape, occupe } = parcours
  switch (etape.etape) {
    case 'numero':
      return {
        title: textes.numeroTitre,
        body: (
          <NumeroEtape
            formId={formId}
            numero={parcours.newAmfTel ?? ''}
            onNumero={(numero) => void parcours.envoyer(numero)}
            onMail={isMailPossible(operation) ? () => void parcours.parMail() : undefined}
          />
        ),
        action: (
          <Button variant="primary" type="submit" form={formId}>
            {textes.recevoir}
          </Button>
        ),
      }
    case 'envoi':
      return {
        title: textes.titre,
        body: (
          <p role="status" className="line gap-12">
            <Spinner />
            {textes.preparation}
          </p>
        ),
      }
    case 'echec':
      return {
        title: textes.titre,
        body: (
          <Notice tone="danger" title={textes.echec} alert>
            {etape.message}
          </Notice>
        ),
        action: (
          <Button variant="primary" autoFocus onClick={parcours.reessayer}>
            {textes.reessayer}
          </Button>
        ),
      }
    case 'saisie':
      return {
        title: textes.titre,
        body: (
          <SaisieEtape
            formId={formId}
            operation={operation}
            envoi={etape.envoi}
            force={etape.force}
            parcours={parcours}
          />
        ),
        action: (
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={occupe === 'verification'}
            disabled={occupe === 'renvoi'}
          >
            {textes.valider}
          </Button>
        ),
      }
    case 'depart':
      return {
        title: textes.departTitre,
        body: (
          <Notice tone="danger" title={etape.message} alert>
            {textes.depart}
          </Notice>
        ),
      }
  }
}
