import type { Contenu } from '@espace-adherent/contract/redaction'
import { dateAParis, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { ConfirmDialog } from '@espace-adherent/ui/fenetres'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import { usePeut } from './droits.ts'
import { instantDe, matinDu } from './moments.ts'
import { usePublier, useSupprimer } from './queries.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type PublicationProps = { contenu: Contenu; isModifie: boolean; onDeleted: () => void }

/** When the draft is public: now, from a day on, or no more. */
export function Publication({ contenu, isModifie, onDeleted }: PublicationProps) {
  const [jour, setJour] = useState('')
  const [error, setError] = useState<string | undefined>()
  const publier = usePublier()
  const { id, revision, publieLe, publieeRevision, programmeeLe, programmeeRevision } = contenu
  const send = (le: string | null, dit: string) =>
    publier.mutate(
      { id, revision, le },
      { onSuccess: () => toasts.push({ type: 'success', title: dit }) },
    )
  const programmer = () => {
    const date = parseDate(jour)
    if (!date || date <= dateAParis(new Date())) return setError(textes.dateIncorrecte)
    setError(undefined)
    send(matinDu(date), textes.programmee)
  }
  const isAttendu = publieeRevision !== revision
  return (
    <section className={css.publication} aria-label={textes.publication}>
      <h3>{textes.publication}</h3>
      <p role="status">
        {publieLe && publieeRevision
          ? textes.publicDepuis(instantDe(publieLe), publieeRevision)
          : textes.nonPublic}{' '}
        {programmeeLe && programmeeRevision
          ? textes.programme(instantDe(programmeeLe), programmeeRevision)
          : isAttendu && textes.brouillonEnAttente(revision)}
      </p>
      {isModifie && <p className={css.discret}>{textes.dabord}</p>}
      {!isModifie && isAttendu && !programmeeLe && (
        <DateField
          label={textes.jour}
          layout="stack"
          value={jour}
          error={error}
          onChange={setJour}
        />
      )}
      <div className={css.boutons}>
        {!publieLe && !programmeeLe && <Suppression contenu={contenu} onDeleted={onDeleted} />}
        {programmeeLe ? (
          <Button busy={publier.isPending} onClick={() => send(null, textes.annule)}>
            {textes.annuler}
          </Button>
        ) : (
          publieLe && (
            <Button busy={publier.isPending} onClick={() => send(null, textes.retire)}>
              {textes.retirer}
            </Button>
          )
        )}
        {!isModifie && isAttendu && !programmeeLe && (
          <Button busy={publier.isPending} onClick={programmer}>
            {textes.programmer}
          </Button>
        )}
        {!isModifie && isAttendu && (
          <Button
            variant="primary"
            busy={publier.isPending}
            onClick={() => send(new Date().toISOString(), textes.publie)}
          >
            {textes.publier}
          </Button>
        )}
      </div>
    </section>
  )
}

function Suppression({ contenu, onDeleted }: Pick<PublicationProps, 'contenu' | 'onDeleted'>) {
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
            await supprimer.mutateAsync({ id: contenu.id, revision: contenu.revision })
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
