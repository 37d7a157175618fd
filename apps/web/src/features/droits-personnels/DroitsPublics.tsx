import { DemandePublique } from '../sans-compte/index.ts'
import { droitsDefinition } from './definition.tsx'
import { Savoir } from './Savoir.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique definition={droitsDefinition} titre={textes.votre} confirmer={textes.confirmer}>
    <Savoir />
  </DemandePublique>
)
