import { Demarche } from '../actes/index.ts'
import { carteDefinition } from './definition.tsx'

export default () => <Demarche definition={carteDefinition} />
