import type { Row } from '@espace-adherent/contract/resources'
import { simulateurResource } from '@espace-adherent/contract/simulateur'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { FieldLayoutContext } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { Formulaire } from './Formulaire.tsx'
import { type DemandeSejour, FormulaireSejour } from './FormulaireSejour.tsx'
import { Resultat } from './Resultat.tsx'
import { ResultatSejour } from './ResultatSejour.tsx'
import type { Demande } from './saisie.ts'
import css from './simulateur.module.css'
import { textes } from './textes.ts'

/** What is left to pay, before the care happens. */
export function Simulateur() {
  const query = useLecture(simulateurResource)
  return (
    <Lecture query={query} isSeul>
      {({ rows: [choix] }) =>
        !choix || choix.domaines.length === 0 ? (
          <Card>
            {choix?.termineLe ? (
              <EmptyState title={textes.termine(choix.termineLe)}>{textes.termineTexte}</EmptyState>
            ) : choix?.isSuspendu ? (
              <EmptyState title={textes.suspendu}>{textes.suspenduTexte}</EmptyState>
            ) : (
              <EmptyState title={textes.indisponible}>{textes.indisponibleTexte}</EmptyState>
            )}
          </Card>
        ) : (
          <Choisi choix={choix} />
        )
      }
    </Lecture>
  )
}

/** One act, or a whole stay. What was reckoned goes as soon as something else is asked. */
function Choisi({ choix }: { choix: Row<typeof simulateurResource> }) {
  const [quoi, setQuoi] = useState<'soin' | 'sejour'>('soin')
  const [demande, setDemande] = useState<Demande | null>(null)
  const [sejour, setSejour] = useState<DemandeSejour | null>(null)
  return (
    <div className={css.simulateur}>
      <RadioGroup
        layout="stack"
        label={textes.quoi}
        choix={[
          { valeur: 'soin', libelle: textes.unSoin },
          { valeur: 'sejour', libelle: textes.unSejour },
        ]}
        value={quoi}
        onChange={(valeur) => setQuoi(valeur === 'sejour' ? 'sejour' : 'soin')}
      />
      {quoi === 'soin' ? (
        <FieldLayoutContext value="stack">
          <Card title={textes.formulaire}>
            <Formulaire {...choix} onSubmit={setDemande} onEdit={() => setDemande(null)} />
          </Card>
          {demande && <Resultat demande={demande} />}
        </FieldLayoutContext>
      ) : (
        <FieldLayoutContext value="stack">
          <Card title={textes.sejour.formulaire}>
            <FormulaireSejour
              personnes={choix.personnes}
              onSubmit={setSejour}
              onEdit={() => setSejour(null)}
            />
          </Card>
          {sejour && <ResultatSejour demande={sejour} />}
        </FieldLayoutContext>
      )}
    </div>
  )
}
