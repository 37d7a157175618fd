import { Demarche } from '../actes/index.ts'
import { dematerialisationDefinition } from './definitions.tsx'

export default () => <Demarche definition={dematerialisationDefinition} />
