import {
  type SimulationSejour,
  simulationSejourResource,
} from '@espace-adherent/contract/simulateur'
import { ProportionBar } from '@espace-adherent/ui/charts/ProportionBar.tsx'
import { Accordion, AccordionGroup } from '@espace-adherent/ui/disclosure/Accordion.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { Repartition } from '../remboursements/index.ts'
import type { DemandeSejour } from './FormulaireSejour.tsx'
import css from './simulateur.module.css'
import { textes } from './textes.ts'

const { sejour: mots } = textes

/** A stay, item by item, and what it leaves in all. */
export function ResultatSejour({ demande: { question, prenom } }: { demande: DemandeSejour }) {
  const query = useQuery(listQuery(simulationSejourResource, question))
  const simulation = query.data?.rows[0]
  return (
    <Card title={textes.resultat}>
      <p className="muted">{mots.sujet(prenom)}</p>
      <Lecture query={query}>
        {({ rows: [premiere] }) => premiere && <Detail {...premiere} />}
      </Lecture>
      <p role="status" className="visually-hidden">
        {simulation ? textes.annonce(simulation.total.reste) : textes.attente}
      </p>
    </Card>
  )
}

function Detail({ postes, total }: SimulationSejour) {
  return (
    <div className="stack gap-18 single">
      <p className={css.reste}>
        <Montant cents={total.reste} />
      </p>
      <ProportionBar
        parts={[
          { key: 'ro', value: total.ro },
          { key: 'rc', value: total.rc },
          { key: 'reste', value: total.reste },
        ]}
      />
      <p className="note">{mots.total(total)}</p>
      <AccordionGroup>
        {postes.map(({ explication, ...poste }) => (
          <Accordion
            key={poste.libelle}
            title={mots.poste(poste.libelle, poste.quantite)}
            aside={mots.reste(poste.reste)}
          >
            <div className="stack gap-18 single">
              <Repartition
                prix={textes.prixDemande}
                montants={poste}
                phrases={explication}
                garantie={poste.cleGarantie}
              />
            </div>
          </Accordion>
        ))}
      </AccordionGroup>
      <p className="note">{mots.note}</p>
    </div>
  )
}
