import type { Sealer } from '../../platform/crypto/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { DemandeRow } from './demandes.repository.ts'

/** Who says they are asking, as they typed it. */
export type Demandeur = { prenom: string; nom: string; email: string; numeroContrat: string }

/** Null of a request that came from an account. */
export const lireDemandeur = (
  sealer: Sealer,
  { id, demandeur }: Pick<DemandeRow, 'id' | 'demandeur'>,
): Demandeur | null =>
  demandeur === null
    ? null
    : (JSON.parse(sealer.unseal(demandeur, sealed.demandeDemandeur(id))) as Demandeur)
