import { dateAParis, reviserEcheances, soldeReports } from '@espace-adherent/domain'
import { type Change, type CleContrat, changed, type Ecriture } from '../../noyau/index.ts'
import { findCompteTenu, findReservees, insertReports, saveRevision } from './reports.repository.ts'

/** What waited before and after it, in cents. */
type Porte = { avant: number; apres: number; changes: readonly Change[] }

/** The insurer has given back what it owed; null: it owes nothing any more. */
export async function rembourserSolde(
  e: Ecriture,
  cle: CleContrat,
  le: Date,
): Promise<Porte | null> {
  const avant = soldeReports((await findCompteTenu(e, cle)).lignes)
  if (avant >= 0) return null
  const rendu = { nature: 'remboursement', cotisationId: null, montant: -avant } as const
  await insertReports(e, cle, [rendu], le)
  return { avant, apres: 0, changes: [changed(e, undefined)] }
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
  const apres = avant + soldeReports(revision.lignes)
  return { avant, apres, changes: change ? [change] : [] }
}
