import { DemandePublique } from '../sans-compte/index.ts'
import { accessibiliteDefinition } from './definition.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique
    definition={accessibiliteDefinition}
    titre={textes.votre}
    confirmer={textes.confirmer}
  />
)
