import { Demarche } from '../actes/index.ts'
import { communicationDefinition } from './definitions.tsx'

export default () => <Demarche definition={communicationDefinition} />
