import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type DemandeRow, lireDemandeur } from '../demandes/index.ts'
import type { Destinataire } from '../nouvelles/index.ts'
import { findCompte } from './sujet.repository.ts'

/** Whose request it is: their account, or who they say they are. */
export type Auteur = Destinataire & { personneId: string | null; nom: string }

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
