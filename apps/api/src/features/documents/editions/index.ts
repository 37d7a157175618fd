import type { CodeEdition } from '@espace-adherent/domain'
import { attestation } from './attestation.ts'
import { carteTp } from './carte-tp.ts'
import { echeancier } from './echeancier.ts'
import { mandatSepa } from './mandat-sepa.ts'
import type { Modele } from './modele.ts'
import { relevePrestations, releveRemboursements } from './releves.ts'
import { situationContractuelle } from './situation-contractuelle.ts'

/** Every paper that the portal can make; the compiler asks for a model for each label. */
export const modeles: Record<CodeEdition, Modele> = {
  attestation,
  carteTp,
  situationContractuelle,
  mandatSepa,
  echeancier,
  relevePrestations,
  releveRemboursements,
}
