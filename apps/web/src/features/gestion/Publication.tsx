import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { dateAParis, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { useState } from 'react'
import { afficherInstant } from './afficher.tsx'
import css from './gestion.module.css'
import { useActe } from './queries.ts'
import { textes } from './textes.ts'

const { publication: mots } = textes

type PublicationProps = {
  gestion: Gestion
  ligne: LigneGestion
  /** What was typed and not saved would not be what is published. */
  isModifiee: boolean
}

/** When a row is public: now, from a day on, or no more. */
export function Publication({ gestion, ligne, isModifiee }: PublicationProps) {
  const publier = useActe(gestion, 'publish')
  const [jour, setJour] = useState('')
  const [error, setError] = useState<string | undefined>()
  const le = ligne[gestion.publication?.le ?? ''] as string | null
  const send = (quand: string | null) =>
    publier.mutate({ id: ligne.id, revision: ligne.revision, le: quand })
  const programmer = () => {
    const date = parseDate(jour)
    if (!date || date <= dateAParis(new Date())) return setError(mots.dateIncorrecte)
    setError(undefined)
    // Morning in Paris, summer or winter.
    send(new Date(`${date}T06:00:00Z`).toISOString())
  }
  return (
    <section className={css.publier} aria-label={mots.titre}>
      <p role="status">
        {le === null
          ? mots.brouillon
          : new Date(le) > new Date()
            ? mots.programmee(afficherInstant(le))
            : mots.publiee(afficherInstant(le))}
      </p>
      {isModifiee ? (
        <p className="note">{mots.dabord}</p>
      ) : le === null ? (
        <>
          <DateField
            label={mots.jour}
            layout="stack"
            value={jour}
            error={error}
            onChange={setJour}
          />
          <div className={css.boutons}>
            <Button size="sm" busy={publier.isPending} onClick={programmer}>
              {mots.programmer}
            </Button>
            <Button
              size="sm"
              busy={publier.isPending}
              onClick={() => send(new Date().toISOString())}
            >
              {mots.maintenant}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.boutons}>
          <Button size="sm" busy={publier.isPending} onClick={() => send(null)}>
            {mots.retirer}
          </Button>
        </div>
      )}
    </section>
  )
}
