import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { DemandeRow, Destinataire } from '../demandes/index.ts'
import { findCompte } from './sujet.repository.ts'

/** Who says they are asking, as they typed it. */
export type Demandeur = { prenom: string; nom: string; email: string; numeroContrat: string }

/** Whose request it is: their account, or who they say they are. */
export type Auteur = Destinataire & { personneId: string | null; nom: string }

export const lireDemandeur = (
  sealer: Sealer,
  { id, demandeur }: Pick<DemandeRow, 'id' | 'demandeur'>,
): Demandeur | null =>
  demandeur === null
    ? null
    : (JSON.parse(sealer.unseal(demandeur, sealed.demandeDemandeur(id))) as Demandeur)

/** Undefined once their account is gone. */
export async function findAuteur(
  sealer: Sealer,
  tx: Executor,
  row: DemandeRow,
): Promise<Auteur | undefined> {
  const demandeur = lireDemandeur(sealer, row)
  if (demandeur) {
    const { prenom, nom, email } = demandeur
    return { compteId: null, personneId: row.personneId, prenom, nom, email }
  }
  return row.compteId === null ? undefined : findCompte(tx, row.compteId)
}
