import type { FicheClient } from '@espace-adherent/contract/clients'
import type { EvenementGestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './clients.module.css'
import { ecrireMoment } from './lecture.ts'
import { histoireQuery, useRestaurer } from './queries.ts'
import { libelleChemin, textes } from './textes.ts'

const { histoire: mots, onglets } = textes

/** What happened to a client, the latest first; one of its versions may come back. */
export function Histoire({ fiche, canWrite }: { fiche: FicheClient; canWrite: boolean }) {
  const query = useQuery(histoireQuery(fiche.id))
  const restaurer = useRestaurer()
  const revenir = (version: number) =>
    askConfirmation({
      title: mots.confirmer,
      text: <p>{mots.confirmerTexte}</p>,
      confirmLabel: mots.revenir,
      cancelLabel: mots.annuler,
      onConfirm: async () => {
        await restaurer
          .mutateAsync({ id: fiche.id, revision: fiche.revision, version })
          .catch(() => {})
      },
    })
  return (
    <Card title={onglets.historique}>
      <Lecture query={query} attente={3}>
        {(evenements) =>
          evenements.length === 0 ? (
            <p>{mots.vide}</p>
          ) : (
            <ol className={css.histoire}>
              {evenements.map((evenement) => (
                <li key={evenement.id}>
                  <Evenement evenement={evenement} />
                  {canWrite &&
                    evenement.revision !== null &&
                    evenement.revision < fiche.revision && (
                      <Button
                        size="sm"
                        busy={restaurer.isPending}
                        onClick={() => revenir(evenement.revision ?? 1)}
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
    </Card>
  )
}

function dire(valeur: unknown): string {
  if (valeur === null || valeur === undefined || valeur === '') return mots.vides
  if (typeof valeur === 'boolean') return valeur ? textes.oui : textes.non
  if (Array.isArray(valeur))
    return valeur
      .map((chose) => (typeof chose === 'object' ? (chose as { libelle?: string }).libelle : chose))
      .join(', ')
  return String(valeur)
}

const Evenement = ({ evenement }: { evenement: EvenementGestion }) => {
  const { action, le, auteur, role, revision, changements } = evenement
  return (
    <>
      <p className={css.evenement}>
        <strong>
          {mots.actions[action] ?? action}
          {revision !== null && `, ${textes.version(revision)}`}
        </strong>
        <span className="tabular">{ecrireMoment(le)}</span>
      </p>
      <p className={css.discret}>{mots.par(auteur ?? mots.ailleurs, role)}</p>
      <dl className={css.changements}>
        {changements.map(({ champ, avant, apres }) => (
          <div key={champ}>
            <dt>{libelleChemin(champ)}</dt>
            <dd>
              <span className="visually-hidden">{mots.avant} </span>
              <del>{dire(avant)}</del>
              <span className="visually-hidden">{mots.apres} </span>
              <ins>{dire(apres)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
