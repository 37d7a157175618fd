import { connexionCounterResource } from '@espace-adherent/contract/statistiques'
import { formatDate, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatCompte } from '@espace-adherent/domain/montants'
import { BarChart } from '@espace-adherent/ui/charts/BarChart.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { portail } from '../../platform/portail/settings.ts'
import { listQuery } from '../../platform/query/list.ts'
import { Sorties } from '../sorties/index.tsx'
import { Etats } from './Etats.tsx'
import css from './statistiques.module.css'
import { textes } from './textes.ts'

/** How many sign in each day, where the client measures its audience. */
export function Connexions() {
  const query = useQuery(listQuery(connexionCounterResource))
  const jours = query.data?.rows ?? []
  const total = jours.reduce((somme, { connexions }) => somme + connexions, 0)
  const [debut, fin] = [jours.at(0), jours.at(-1)]
  return (
    <Card title={textes.connexions} actions={<Sorties resource={connexionCounterResource} />}>
      {!portail().client.dataCollectActivated && <p>{textes.sansMesure}</p>}
      <Etats query={query} isEmpty={!fin}>
        <p className={css.figure}>
          <strong className="tabular">{formatCompte(total)}</strong> {textes.total}
          <span className="note block">{textes.aujourdhui(fin?.connexions ?? 0)}</span>
        </p>
        <BarChart
          bars={jours.map(({ jour, connexions }) => ({
            key: jour,
            value: connexions,
            label: formatDate(jour),
          }))}
          summary={textes.resume(
            total,
            formatDateLongue(debut?.jour ?? ''),
            formatDateLongue(fin?.jour ?? ''),
          )}
        />
        <details className={css.details}>
          <summary>{textes.voirDetail}</summary>
          <PetitTableau
            colonnes={[
              { nom: 'jour', libelle: textes.jour, rendu: ({ jour }) => formatDate(jour) },
              {
                nom: 'connexions',
                libelle: textes.connexionsColonne,
                isNombre: true,
                rendu: ({ connexions }) => formatCompte(connexions),
              },
            ]}
            lignes={jours.toReversed()}
            cle={({ jour }) => jour}
          />
        </details>
      </Etats>
    </Card>
  )
}
