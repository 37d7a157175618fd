import type { EvenementGestion, Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { afficherInstant } from './afficher.tsx'
import css from './gestion.module.css'
import { histoireQuery, useActe } from './queries.ts'
import { textes } from './textes.ts'

const { histoire: mots } = textes

type HistoireProps = { gestion: Gestion; ligne: LigneGestion; canRestore: boolean }

/** What happened to a row, the latest first; a version of it may come back. */
export function Histoire({ gestion, ligne, canRestore }: HistoireProps) {
  const restaurer = useActe(gestion, 'restore')
  const query = useQuery(histoireQuery(gestion, ligne.id))
  return (
    <Lecture query={query} attente={['4rem', '4rem']}>
      {(evenements) =>
        evenements.length === 0 ? (
          <p>{mots.vide}</p>
        ) : (
          <ol className={css.histoire}>
            {evenements.map((evenement) => (
              <li key={evenement.id}>
                <Evenement evenement={evenement} />
                {canRestore &&
                  evenement.revision !== null &&
                  evenement.revision < ligne.revision && (
                    <Button
                      size="sm"
                      busy={restaurer.isPending}
                      onClick={() =>
                        restaurer.mutate({
                          id: ligne.id,
                          revision: ligne.revision,
                          version: evenement.revision ?? 1,
                        })
                      }
                    >
                      {mots.revenir}
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

const Evenement = ({ evenement }: { evenement: EvenementGestion }) => {
  const { action, le, auteur, role, changements } = evenement
  return (
    <>
      <p className={css.quoi}>
        <strong>{mots.actions[action] ?? action}</strong>
        <span className="tabular">{afficherInstant(le)}</span>
      </p>
      <p className={css.discret}>{mots.par(auteur ?? mots.ailleurs, role)}</p>
      <dl className={css.changements}>
        {changements.map(({ champ, avant, apres }) => (
          <div key={champ}>
            <dt>{champ}</dt>
            <dd>
              {String(avant) !== '' && (
                <>
                  <span className="visually-hidden">{mots.avant} </span>
                  <del>{String(avant)}</del>
                </>
              )}
              {String(apres) !== '' && (
                <>
                  <span className="visually-hidden">{mots.apres} </span>
                  <ins>{String(apres)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
