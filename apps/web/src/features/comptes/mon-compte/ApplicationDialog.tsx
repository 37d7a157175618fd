import type { ApplicationProposee } from '@espace-adherent/contract/securite'
import { messagesSecurite } from '@espace-adherent/domain/securite'
import { Button } from '@espace-adherent/ui/actions'
import { CodeField } from '@espace-adherent/ui/code/CodeField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { FieldLayoutContext } from '@espace-adherent/ui/fields'
import { Champ, Form, FormActions, useFormulaire } from '@espace-adherent/ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../../platform/http/error.ts'
import { Lecture } from '../../../platform/query/Lecture.tsx'
import {
  contactQuery,
  installerApplication,
  monCompteQuery,
  propositionQuery,
  retirerApplication,
} from './calls.ts'
import css from './mon-compte.module.css'
import { textes } from './textes.ts'

export type GesteApplication = 'ajouter' | 'remplacer' | 'retirer'
type ApplicationDialogProps = { geste: GesteApplication; onClose: () => void }

const titres: Record<GesteApplication, string> = {
  ajouter: textes.ajouterApplication,
  remplacer: textes.remplacerApplication,
  retirer: textes.retirerApplication,
}

/** The application of a telephone: added with its first code, changed or taken off with a code of the present one. */
export default function ApplicationDialog({ geste, onClose }: ApplicationDialogProps) {
  return (
    <Dialog title={titres[geste]} onClose={onClose}>
      <FieldLayoutContext value="stack">
        {geste === 'retirer' ? (
          <Retrait onClose={onClose} />
        ) : (
          <Installation isRemplacement={geste === 'remplacer'} onClose={onClose} />
        )}
      </FieldLayoutContext>
    </Dialog>
  )
}

const code = (saisi: string) => (/^\d{6}$/.test(saisi) ? null : messagesSecurite.codeFormat)

function useFini(onClose: () => void) {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries(contactQuery),
      client.invalidateQueries(monCompteQuery),
    ])
    onClose()
  }
}

type InstallationProps = { isRemplacement: boolean; onClose: () => void }

function Installation({ isRemplacement, onClose }: InstallationProps) {
  const query = useQuery(propositionQuery)
  const { mutateAsync } = useMutation(installerApplication)
  const fini = useFini(onClose)
  const form = useFormulaire({
    initial: { codeActuel: '', securityCode: '' },
    validate: ({ codeActuel, securityCode }) => ({
      codeActuel: isRemplacement ? code(codeActuel) : null,
      securityCode: code(securityCode),
    }),
  })
  return (
    <Lecture query={query} attente={['16rem']}>
      {(propose) => (
        <Form
          form={form}
          onSubmit={async ({ codeActuel, securityCode }) => {
            try {
              const { jeton } = propose
              await mutateAsync({ jeton, securityCode, ...(isRemplacement && { codeActuel }) })
              await fini()
            } catch (error) {
              if (error instanceof HttpError) form.refuse(error.champs)
            }
          }}
        >
          <Proposition {...propose} />
          {isRemplacement && (
            <Champ form={form} name="codeActuel">
              {(champ) => <CodeField {...champ} label={textes.codeActuel} />}
            </Champ>
          )}
          <Champ form={form} name="securityCode">
            {(champ) => <CodeField {...champ} label={textes.nouveauCode} />}
          </Champ>
          <Boutons isBusy={form.formState.isSubmitting} mot={textes.enregistrer} {...{ onClose }} />
        </Form>
      )}
    </Lecture>
  )
}

/** Black on white in every charter: what reads it is a camera. */
const Proposition = ({ secret, qr: { cote, trace } }: ApplicationProposee) => (
  <>
    <ol className={css.etapes}>
      {textes.applicationEtapes.map((etape) => (
        <li key={etape}>{etape}</li>
      ))}
    </ol>
    <svg
      role="img"
      aria-label={textes.dessin}
      className={css.qr}
      viewBox={`0 0 ${cote} ${cote}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${cote}v${cote}H0z`} />
      <path fill="#000" d={trace} />
    </svg>
    <p className="note">
      {textes.cle}
      <br />
      <code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
    </p>
  </>
)

function Retrait({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(retirerApplication)
  const fini = useFini(onClose)
  const form = useFormulaire({
    initial: { securityCode: '' },
    validate: ({ securityCode }) => ({ securityCode: code(securityCode) }),
  })
  return (
    <Form
      form={form}
      onSubmit={async ({ securityCode }) => {
        try {
          await mutateAsync(securityCode)
          await fini()
        } catch (error) {
          if (error instanceof HttpError) form.refuse(error.champs)
        }
      }}
    >
      <p className="muted mb-12">{textes.retraitEffet}</p>
      <Champ form={form} name="securityCode">
        {(champ) => <CodeField {...champ} label={textes.codeActuel} />}
      </Champ>
      <Boutons isBusy={form.formState.isSubmitting} mot={textes.retirer} {...{ onClose }} />
    </Form>
  )
}

type BoutonsProps = { isBusy: boolean; mot: string; onClose: () => void }

const Boutons = ({ isBusy, mot, onClose }: BoutonsProps) => (
  <FormActions>
    <Button variant="primary" type="submit" busy={isBusy}>
      {mot}
    </Button>
    <Button onClick={onClose}>{textes.fermer}</Button>
  </FormActions>
)
