import { type Gestion, type LigneGestion, raconter } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { afficherInstant } from './afficher.tsx'
import css from './gestion.module.css'
import { versionsQuery } from './queries.ts'
import { textes } from './textes.ts'

const { versions: mots } = textes

type VersionsProps = {
  gestion: Gestion
  ligne: LigneGestion
  /** Into the form, where it is read once more before it is saved; null for whoever may only read. */
  onTake: ((valeurs: Record<string, unknown>) => void) | null
}

/** What a row said each time it was written. */
export function Versions({ gestion, ligne, onTake }: VersionsProps) {
  const query = useQuery(versionsQuery(gestion, ligne.id))
  return (
    <Lecture query={query} attente={['4rem', '4rem']}>
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState title={mots.vide} />
        ) : (
          <ol className={css.histoire}>
            {versions.map(({ revision, valeurs, le, par }) => (
              <li key={revision}>
                <p className="cluster between full gap-4 col-16">
                  <strong>{mots.numero(revision)}</strong>
                  {le && <span className="tabular">{afficherInstant(le)}</span>}
                </p>
                {par && <p className="note">{par}</p>}
                {valeurs === null ? (
                  <p>{mots.origine}</p>
                ) : (
                  <Valeurs gestion={gestion} valeurs={valeurs} />
                )}
                {onTake && valeurs && revision !== ligne.revision && (
                  <Button size="sm" onClick={() => onTake(valeurs)}>
                    {mots.reprendre(revision)}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Lecture>
  )
}

type ValeursProps = { gestion: Gestion; valeurs: Record<string, unknown> }

const Valeurs = ({ gestion, valeurs }: ValeursProps) => (
  <dl className={css.changements}>
    {gestion.versions?.champs.map((nom) => {
      const champ = gestion.champs[nom]
      return (
        champ && (
          <div key={nom}>
            <dt>{champ.libelle}</dt>
            <dd className={css.lignes}>{raconter(champ, valeurs[nom])}</dd>
          </div>
        )
      )
    })}
  </dl>
)
