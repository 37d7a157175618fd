import { DemandePublique } from '../sans-compte/index.ts'
import { reclamationDefinition } from './definition.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique
    definition={reclamationDefinition}
    titre={textes.votre}
    confirmer={textes.confirmer}
  />
)
