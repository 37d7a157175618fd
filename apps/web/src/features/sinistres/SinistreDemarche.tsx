import { Demarche } from '../actes/index.ts'
import { sinistreDefinition } from './prevoyance.tsx'

export default () => <Demarche definition={sinistreDefinition} />
