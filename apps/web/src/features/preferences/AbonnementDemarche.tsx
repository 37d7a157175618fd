import { Demarche } from '../actes/index.ts'
import { abonnementDefinition } from './definitions.tsx'

export default () => <Demarche definition={abonnementDefinition} />
