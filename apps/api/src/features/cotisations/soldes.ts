import { dateAParis, reviserEcheances, soldeReports } from '@espace-adherent/domain'
import { type Change, type CleContrat, changed, type Ecriture } from '../../noyau/index.ts'
import { findCompteTenu, findReservees, insertReports, saveRevision } from './reports.repository.ts'

/** What waited before and after it, in cents. */
type Porte = { avant: number; apres: number; change: Change | null }

/** The insurer has given back what it owed; null: it does not owe that much, or not any more. */
export async function rembourserSolde(
  e: Ecriture,
  cle: CleContrat,
  montant: number,
  le: Date,
): Promise<Porte | null> {
  const avant = soldeReports((await findCompteTenu(e, cle)).lignes)
  if (avant !== -montant) return null
  await insertReports(e, cle, [{ nature: 'remboursement', cotisationId: null, montant }], le)
  return { avant, apres: 0, change: changed(e, undefined) }
}

/** Instalments to come bear what waits, at the prices that they have; null: none of them can. */
export async function reporterSolde(e: Ecriture, cle: CleContrat, le: Date): Promise<Porte | null> {
  const { echeances, lignes } = await findCompteTenu(e, cle)
  const prevenuLe = dateAParis(le)
  const reservees = await findReservees(e, cle)
  const quand = { depuis: `${prevenuLe.slice(0, 7)}-01`, prevenuLe, reservees }
  const revision = reviserEcheances(echeances, lignes, quand, (_, prix) => prix)
  if (revision.lignes.length === 0) return null
  const change = await saveRevision(e, cle, revision, le)
  const avant = soldeReports(lignes)
  return { avant, apres: avant + soldeReports(revision.lignes), change }
}
