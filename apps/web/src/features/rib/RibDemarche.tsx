import { Demarche } from '../actes/index.ts'
import { ribDefinition } from './definition.tsx'

export default () => <Demarche definition={ribDefinition} />
