import { addDays, dateAParis, finirEcheances, soldeReports } from '@espace-adherent/domain'
import type { Change, CleContrat, Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { findCompteTenu, findReservees, saveRevision } from './reports.repository.ts'

type Fin = {
  dernier: string
  le: Date
  /** The first day that was free already, of a contract that portability prolongs. */
  gratuitDu?: string | null
}

async function reckonFin(tx: Executor, cle: CleContrat, { dernier, le, gratuitDu }: Fin) {
  const { echeances, lignes } = await findCompteTenu(tx, cle)
  const reservees = await findReservees(tx, cle)
  const finDue = gratuitDu ? addDays(gratuitDu, -1) : null
  const quand = { dernier, prevenuLe: dateAParis(le), reservees, finDue }
  return { lignes, fin: finirEcheances(echeances, lignes, quand) }
}

/**
 * Nothing is owed after that day: the contract is over, or cover goes on for nothing. What was paid for later days goes
 * to the ledger. A card that is paying an instalment which goes is let finish: its money comes in as too much, and is
 * given back.
 */
export async function finirCotisations(
  e: Ecriture,
  cle: CleContrat,
  quand: Fin,
): Promise<Change | null> {
  const { fin } = await reckonFin(e, cle, quand)
  return saveRevision(e, cle, fin, quand.le)
}

/** What the insurer would owe once it is over, in cents; below zero: the member would. */
export async function soldeDeFin(tx: Executor, cle: CleContrat, quand: Fin): Promise<number> {
  const { lignes, fin } = await reckonFin(tx, cle, quand)
  return -soldeReports([...lignes, ...fin.lignes])
}
