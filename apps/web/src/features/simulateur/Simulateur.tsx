import { simulateurResource } from '@espace-adherent/contract/simulateur'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/useLecture.ts'
import { type Demande, Formulaire } from './Formulaire.tsx'
import { Resultat } from './Resultat.tsx'
import css from './simulateur.module.css'
import { textes } from './textes.ts'

/** What is left to pay, before the care happens. */
export function Simulateur() {
  const query = useLecture(simulateurResource)
  const [demande, setDemande] = useState<Demande | null>(null)
  return (
    <Lecture query={query} isSeul>
      {({ rows: [choix] }) => {
        if (!choix || choix.domaines.length === 0)
          return (
            <Card>
              <EmptyState title={textes.indisponible}>{textes.indisponibleTexte}</EmptyState>
            </Card>
          )
        return (
          <div className={css.simulateur}>
            <Card title={textes.formulaire}>
              <Formulaire {...choix} onSubmit={setDemande} />
            </Card>
            {demande && <Resultat demande={demande} />}
          </div>
        )
      }}
    </Lecture>
  )
}
