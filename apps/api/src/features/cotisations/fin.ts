import {
  addDays,
  compteFutur,
  dateAParis,
  finirEcheances,
  soldeReports,
} from '@espace-adherent/domain'
import type { Change, CleContrat, Ecriture } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { avenirLe, readFutur } from './avenir.ts'
import { findCompteTenu, findReservees, saveRevision } from './reports.repository.ts'

type Fin = {
  dernier: string
  le: Date
  /** The first day that was free already, of a contract that portability prolongs. */
  gratuitDu?: string | null
}

const finDueDe = ({ gratuitDu }: Fin) => (gratuitDu ? addDays(gratuitDu, -1) : null)

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
  const { dernier, le } = quand
  const { echeances, lignes } = await findCompteTenu(e, cle)
  const reservees = await findReservees(e, cle)
  const fin = { dernier, prevenuLe: dateAParis(le), reservees, finDue: finDueDe(quand) }
  return saveRevision(e, cle, finirEcheances(echeances, lignes, fin), le)
}

/**
 * What the insurer would owe once it is over, what is planned until then done, in cents; below zero: the member would.
 */
export async function soldeDeFin(
  sealer: Sealer,
  tx: Executor,
  cle: CleContrat,
  quand: Fin,
): Promise<number> {
  const { dernier, le } = quand
  const prevenuLe = dateAParis(le)
  const finDue = finDueDe(quand)
  const tenu = await findCompteTenu(tx, cle)
  const reservees = await findReservees(tx, cle)
  const futur = await readFutur(sealer, tx, cle)
  const etapes = (futur ? avenirLe(futur, prevenuLe).etapes : []).filter(
    ({ contrat, effetLe }) => contrat !== null && effetLe <= dernier,
  )
  const { echeances, lignes } = compteFutur(tenu, etapes, { jour: prevenuLe, finDue })
  const fin = finirEcheances(echeances, lignes, { dernier, prevenuLe, reservees, finDue })
  return -soldeReports([...lignes, ...fin.lignes])
}
