import { Demarche } from '../actes/index.ts'
import { reclamationDefinition } from './definition.ts'

export default () => <Demarche definition={reclamationDefinition} />
