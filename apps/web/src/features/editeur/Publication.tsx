import { dateAParis, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { Notice } from '@espace-adherent/ui/feedback'
import { type ComponentProps, useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import css from './editeur.module.css'
import { instantDe, matinDu } from './moments.ts'
import { Suppression } from './Suppression.tsx'
import { textes } from './textes.ts'
import type { Cible, Ecrit, Envoi } from './types.ts'

type Mots = ComponentProps<typeof Suppression>['mots'] & {
  publicDepuis: (le: string, revision: number) => string
  nonPublic: string
  dabord: string
  publie: string
  retirer: string
  retire: string
  echec: string
}

type MotsProgrammation = {
  programme: (le: string, revision: number) => string
  jour: string
  dateIncorrecte: string
  programmer: string
  programmee: string
  annuler: string
  annule: string
}

type PublicationProps = {
  ecrit: Ecrit
  isModifie: boolean
  mots: Mots
  /** Where it may become public on a day to come. */
  programmation?: MotsProgrammation
  publier: Envoi<Cible & { le: string | null }>
  /** Why it could not be published, where no message says it. */
  refus?: string | undefined
  /** Null for whoever may not. */
  supprimer: Envoi<Cible> | null
  onDeleted: () => void
}

/** When the draft is public: now, from a day on, or no more. */
export function Publication({
  ecrit,
  isModifie,
  mots,
  programmation,
  publier,
  refus,
  supprimer,
  onDeleted,
}: PublicationProps) {
  const { id, revision, publieLe, publieeRevision, programmeeLe, programmeeRevision } = ecrit
  const send = (le: string | null, dit: string) =>
    publier.mutate(
      { id, revision, le },
      { onSuccess: () => toasts.push({ type: 'success', title: dit }) },
    )
  const [jour, setJour] = useState('')
  const [error, setError] = useState<string | undefined>()
  const programmer = (dits: MotsProgrammation) => {
    const date = parseDate(jour)
    if (!date || date <= dateAParis(new Date())) return setError(dits.dateIncorrecte)
    setError(undefined)
    send(matinDu(date), dits.programmee)
  }
  const isAttendu = publieeRevision !== revision
  const isPret = !isModifie && isAttendu
  return (
    <section className={css.publication} aria-label={textes.publication}>
      <h3>{textes.publication}</h3>
      <p role="status">
        {publieLe && publieeRevision
          ? mots.publicDepuis(instantDe(publieLe), publieeRevision)
          : mots.nonPublic}{' '}
        {programmation && programmeeLe && programmeeRevision
          ? programmation.programme(instantDe(programmeeLe), programmeeRevision)
          : isAttendu && textes.attente(revision)}
      </p>
      {isModifie && <p className="note">{mots.dabord}</p>}
      {refus && (
        <Notice tone="danger" title={mots.echec} alert>
          {refus}
        </Notice>
      )}
      {programmation && isPret && !programmeeLe && (
        <DateField
          label={programmation.jour}
          layout="stack"
          value={jour}
          error={error}
          onChange={setJour}
        />
      )}
      <div className="cluster end gap-8">
        {!publieLe && !programmeeLe && supprimer && (
          <Suppression cible={ecrit} {...{ supprimer, mots, onDeleted }} />
        )}
        {programmation && programmeeLe ? (
          <Button busy={publier.isPending} onClick={() => send(null, programmation.annule)}>
            {programmation.annuler}
          </Button>
        ) : (
          publieLe && (
            <Button busy={publier.isPending} onClick={() => send(null, mots.retire)}>
              {mots.retirer}
            </Button>
          )
        )}
        {programmation && isPret && !programmeeLe && (
          <Button busy={publier.isPending} onClick={() => programmer(programmation)}>
            {programmation.programmer}
          </Button>
        )}
        {isPret && (
          <Button
            variant="primary"
            busy={publier.isPending}
            onClick={() => send(new Date().toISOString(), mots.publie)}
          >
            {textes.publier}
          </Button>
        )}
      </div>
    </section>
  )
}
