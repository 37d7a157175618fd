import { finirEcheances, retirerEcheances, soldeReports } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { CleContrat } from '../perimetre.ts'
import { findCompteTenu, saveRevision } from './reports.repository.ts'

/**
 * The contract is over after that day: nothing more is called for, and what was paid for other days goes to the ledger.
 * A card that is paying an instalment which goes is let finish: its money comes in as too much, and is given back.
 */
export async function finirCotisations(
  tx: Executor,
  cle: CleContrat,
  { dernier, le }: { dernier: string; le: Date },
): Promise<void> {
  const { echeances, lignes } = await findCompteTenu(tx, cle)
  await saveRevision(tx, cle, finirEcheances(echeances, lignes, dernier), le)
}

/** Cover goes on for nothing: what was to be called for after that day is not. */
export async function retirerCotisations(
  tx: Executor,
  cle: CleContrat,
  { dernier, le }: { dernier: string; le: Date },
): Promise<void> {
  const { echeances, lignes } = await findCompteTenu(tx, cle)
  await saveRevision(tx, cle, retirerEcheances(echeances, lignes, dernier), le)
}

/** What the insurer would owe once it is over, in cents; below zero: the member would. */
export async function soldeDeFin(tx: Executor, cle: CleContrat, dernier: string): Promise<number> {
  const { echeances, lignes } = await findCompteTenu(tx, cle)
  const fin = finirEcheances(echeances, lignes, dernier)
  return -soldeReports([...lignes, ...fin.lignes])
}
