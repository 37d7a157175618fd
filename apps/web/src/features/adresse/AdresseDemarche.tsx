import { Demarche } from '../actes/index.ts'
import { adresseDefinition } from './definition.tsx'

export default () => <Demarche definition={adresseDefinition} />
