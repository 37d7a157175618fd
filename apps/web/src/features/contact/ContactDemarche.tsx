import { Demarche } from '../actes/index.ts'
import { contactDefinition } from './definition.tsx'

export default () => <Demarche definition={contactDefinition} />
