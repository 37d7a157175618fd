import type { QuestionFaq } from '@espace-adherent/contract/faq-redaction'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { ConfirmDialog } from '@espace-adherent/ui/fenetres'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import css from './faq-redaction.module.css'
import { instantDe } from './moments.ts'
import { usePeut, usePublier, useSupprimer } from './queries.ts'
import { textes } from './textes.ts'

type PublicationProps = { question: QuestionFaq; isModifie: boolean; onDeleted: () => void }

/** Whether the help service says it: now, or no more. */
export function Publication({ question, isModifie, onDeleted }: PublicationProps) {
  const publier = usePublier()
  const { id, revision, publieLe, publieeRevision } = question
  const send = (le: string | null, dit: string) =>
    publier.mutate(
      { id, revision, le },
      { onSuccess: () => toasts.push({ type: 'success', title: dit }) },
    )
  const isAttendue = publieeRevision !== revision
  const { error } = publier
  return (
    <section className={css.publication} aria-label={textes.publication}>
      <h3>{textes.publication}</h3>
      <p role="status">
        {publieLe && publieeRevision
          ? textes.publicDepuis(instantDe(publieLe), publieeRevision)
          : textes.nonPublic}{' '}
        {isAttendue && textes.attente(revision)}
      </p>
      {isModifie && <p className={css.discret}>{textes.dabord}</p>}
      {error && (
        <Notice tone="danger" title={textes.echec} alert>
          {error.champs.content ?? error.message}
        </Notice>
      )}
      <div className={css.boutons}>
        {publieLe ? (
          <Button busy={publier.isPending} onClick={() => send(null, textes.retiree)}>
            {textes.retirer}
          </Button>
        ) : (
          <Suppression question={question} onDeleted={onDeleted} />
        )}
        {!isModifie && isAttendue && (
          <Button
            variant="primary"
            busy={publier.isPending}
            onClick={() => send(new Date().toISOString(), textes.publiee)}
          >
            {textes.publier}
          </Button>
        )}
      </div>
    </section>
  )
}

function Suppression({ question, onDeleted }: Omit<PublicationProps, 'isModifie'>) {
  const [isQuestion, setQuestion] = useState(false)
  const peut = usePeut('delete')
  const supprimer = useSupprimer()
  if (!peut) return null
  return (
    <>
      <Button
        variant="quiet"
        icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setQuestion(true)}
      >
        {textes.supprimer}
      </Button>
      {isQuestion && (
        <ConfirmDialog
          title={textes.supprimerTitre}
          confirmLabel={textes.supprimer}
          isDanger
          onConfirm={async () => {
            await supprimer.mutateAsync({ id: question.id, revision: question.revision })
            onDeleted()
          }}
          onClose={() => setQuestion(false)}
        >
          {textes.supprimerTexte}
        </ConfirmDialog>
      )}
    </>
  )
}
