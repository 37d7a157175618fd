import { Demarche } from '../actes/index.ts'
import { pecDefinition } from './definition.tsx'

export default () => <Demarche definition={pecDefinition} />
