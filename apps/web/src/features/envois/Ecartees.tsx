import type { AdresseEcartee } from '@espace-adherent/contract/envois'
import { libellesCanalEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useDroit } from '../../platform/session/droits.ts'
import css from './envois.module.css'
import { ecarteesQuery, useRetablir } from './queries.ts'
import { textes } from './textes.ts'
import { direMoment } from './tons.ts'

const { colonnes: noms } = textes

/** What nothing is sent to any more, and why. */
export function Ecartees() {
  const query = useQuery(ecarteesQuery)
  const retablir = useRetablir()
  const peut = useDroit()
  const canRetablir = peut({ domaine: 'notifications', action: 'delete' })
  const colonnes: readonly Colonne<AdresseEcartee>[] = [
    { nom: 'nom', libelle: noms.nom, isTitre: true, rendu: ({ nom }) => nom },
    { nom: 'canal', libelle: noms.canal, rendu: ({ canal }) => libellesCanalEnvoi[canal] },
    { nom: 'adresse', libelle: noms.adresse, rendu: ({ adresse }) => adresse },
    { nom: 'motif', libelle: noms.motif, rendu: ({ motif }) => textes.motifs[motif] },
    {
      nom: 'le',
      libelle: noms.le,
      rendu: ({ le }) => <span className="tabular">{direMoment(le)}</span>,
    },
    ...(canRetablir
      ? [
          {
            nom: 'retablir',
            libelle: noms.retablir,
            rendu: ({ id }: AdresseEcartee) => (
              <Button size="sm" busy={retablir.isPending} onClick={() => retablir.mutate(id)}>
                {textes.retablir}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card variant="edge">
      <Lecture query={query} attente={3}>
        {(ecartees) =>
          ecartees.length === 0 ? (
            <EmptyState title={textes.aucuneEcartee}>{textes.aucuneEcarteeTexte}</EmptyState>
          ) : (
            <>
              <p className={css.chapo}>{textes.ecarteesTexte}</p>
              <Tableau
                legende={textes.ecartees}
                colonnes={colonnes}
                lignes={ecartees}
                cle={({ id }) => id}
                titre={({ nom }) => nom}
              />
            </>
          )
        }
      </Lecture>
    </Card>
  )
}
