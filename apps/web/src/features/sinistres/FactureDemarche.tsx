import { Demarche } from '../actes/index.ts'
import { factureDefinition } from './facture.tsx'

export default () => <Demarche definition={factureDefinition} />
