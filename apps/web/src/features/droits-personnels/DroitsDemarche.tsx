import { droitsDefinition } from './definition.ts'
import { Savoir } from './Savoir.tsx'

export default { ...droitsDefinition, Avant: Savoir }
