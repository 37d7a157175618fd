import { DemandePublique } from '../sans-compte/index.ts'
import { Conditions } from './Conditions.tsx'
import { resiliationDefinition } from './definition.tsx'
import { textes } from './textes.ts'

export const ResiliationPublique = () => (
  <DemandePublique
    definition={resiliationDefinition}
    titre={textes.demande}
    confirmer={textes.confirmer}
  >
    <Conditions />
  </DemandePublique>
)
