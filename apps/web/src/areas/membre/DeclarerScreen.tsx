import { useContrats } from '../../features/contrats/index.ts'
import {
  declarationSinistreV2ActeGestion as Facture,
  declarationSinistreActeGestion as Sinistre,
} from '../../features/sinistres/demarches.ts'

/** What there is to declare depends on what the contract covers: a bill of care, or what happened. */
export default function DeclarerScreen() {
  const { typeContrat } = useContrats().courant
  return typeContrat === 'sante' ? <Facture /> : <Sinistre />
}
