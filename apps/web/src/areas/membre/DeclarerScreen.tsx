import { useContrats } from '../../features/contrats/index.ts'
import { demarches } from '../../features/sinistres/index.ts'

/** What there is to declare depends on what the contract covers: a bill of care, or what happened. */
export default function DeclarerScreen() {
  const { typeContrat } = useContrats().courant
  const Declarer =
    demarches[
      typeContrat === 'sante'
        ? 'declarationSinistreV2ActeGestion'
        : 'declarationSinistreActeGestion'
    ]
  return <Declarer />
}
