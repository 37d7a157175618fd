import { Demarche } from '../actes/index.ts'
import { droitsDefinition } from './definition.ts'
import { Savoir } from './Savoir.tsx'

const definition = { ...droitsDefinition, Avant: Savoir }

export default () => <Demarche definition={definition} />
