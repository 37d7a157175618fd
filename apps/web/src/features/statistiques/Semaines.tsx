import type { TableauDemandes } from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { PairChart } from '@espace-adherent/ui/charts/PairChart.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import css from './statistiques.module.css'
import tableau from './tableau.module.css'
import { textes } from './textes.ts'

/** What came and what was answered, week by week. */
export const Semaines = ({ semaines }: Pick<TableauDemandes, 'semaines'>) => {
  const somme = (quoi: 'recues' | 'traitees') =>
    semaines.reduce((total, semaine) => total + semaine[quoi], 0)
  return (
    <Card title={textes.parSemaine} className={tableau.large}>
      <PairChart
        pairs={semaines.map(({ lundi, recues, traitees }) => ({
          key: lundi,
          label: textes.semaineDu(formatDate(lundi)),
          tick: formatDate(lundi).slice(0, 5),
          values: [recues, traitees],
        }))}
        legend={[textes.recues, textes.traitees]}
        summary={textes.resumeSemaines(somme('recues'), somme('traitees'))}
      />
      <details className={css.details}>
        <summary>{textes.voirSemaines}</summary>
        <PetitTableau
          colonnes={[
            { nom: 'lundi', libelle: textes.semaine, rendu: ({ lundi }) => formatDate(lundi) },
            { nom: 'recues', libelle: textes.recues, isNombre: true, rendu: (s) => s.recues },
            { nom: 'traitees', libelle: textes.traitees, isNombre: true, rendu: (s) => s.traitees },
          ]}
          lignes={semaines.toReversed()}
          cle={({ lundi }) => lundi}
        />
      </details>
    </Card>
  )
}
