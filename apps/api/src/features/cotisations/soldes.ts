import { dateAParis, reviserEcheances, soldeReports } from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { findCompteTenu, findReservees, insertReports, saveRevision } from './reports.repository.ts'

type Solde = { avant: number; apres: number }

/** The insurer has given back what it owed; null: it does not owe that much, or not any more. */
export async function rembourserSolde(
  tx: Executor,
  cle: CleContrat,
  montant: number,
  le: Date,
): Promise<Solde | null> {
  const avant = soldeReports((await findCompteTenu(tx, cle)).lignes)
  if (avant !== -montant) return null
  await insertReports(tx, cle, [{ nature: 'remboursement', cotisationId: null, montant }], le)
  return { avant, apres: 0 }
}

/** Instalments to come bear what waits, at the prices that they have; null: none of them can. */
export async function reporterSolde(
  tx: Executor,
  cle: CleContrat,
  le: Date,
): Promise<Solde | null> {
  const { echeances, lignes } = await findCompteTenu(tx, cle)
  const prevenuLe = dateAParis(le)
  const reservees = await findReservees(tx, cle)
  const quand = { depuis: `${prevenuLe.slice(0, 7)}-01`, prevenuLe, reservees }
  const revision = reviserEcheances(echeances, lignes, quand, (_, prix) => prix)
  if (revision.lignes.length === 0) return null
  await saveRevision(tx, cle, revision, le)
  const avant = soldeReports(lignes)
  return { avant, apres: avant + soldeReports(revision.lignes) }
}
