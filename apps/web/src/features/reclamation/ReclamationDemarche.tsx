import { Demarche } from '../actes/index.ts'
import { reclamationDefinition } from './definition.tsx'

export default () => <Demarche definition={reclamationDefinition} />
