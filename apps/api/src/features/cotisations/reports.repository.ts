import type { EcheanceRevue, LigneReport, Retrait } from '@espace-adherent/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type Change,
  type CleContrat,
  changed,
  duContrat,
  type Ecriture,
  reprice,
} from '../../noyau/index.ts'
import { cotisation } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { avisEcheancier, reportCotisation as report } from './cotisations.schema.ts'
import { reglement } from './reglements/lu.ts'

/** What was called for a contract, what its months cost, and what the ledger says of it. */
export type CompteTenu = { echeances: EcheanceRevue[]; lignes: LigneReport[] }

export const findCompteTenu = async (tx: Executor, cle: CleContrat): Promise<CompteTenu> => ({
  echeances: await tx
    .select({
      id: cotisation.id,
      periodeDebut: cotisation.periodeDebut,
      periodeFin: cotisation.periodeFin,
      dateEcheance: cotisation.dateEcheance,
      montant: cotisation.montant,
      etat: cotisation.etat,
      prixMensuels: cotisation.prixMensuels,
    })
    .from(cotisation)
    .where(duContrat(cotisation, cle)),
  lignes: await tx
    .select({ nature: report.nature, cotisationId: report.cotisationId, montant: report.montant })
    .from(report)
    .where(duContrat(report, cle)),
})

/** A card payment under way may be about to pay this instalment. */
export const isReservee = sql`exists (select from ${reglement} y
  where y.client_code = ${cotisation.clientCode} and y.numero_contrat = ${cotisation.numeroContrat}
  and y.etat in ('initie', 'en-cours') and y.echeances ? ${cotisation.id}::text)`

/** Of a contract, contributions and benefits to give back alike. */
export async function findReservees(tx: Executor, cle: CleContrat): Promise<Set<string>> {
  const rows = await tx
    .select({ echeances: reglement.echeances })
    .from(reglement)
    .where(and(duContrat(reglement, cle), inArray(reglement.etat, ['initie', 'en-cours'])))
  return new Set(rows.flatMap(({ echeances }) => echeances))
}

/** The new amounts, and the ledger's lines; whoever pays them is to be told of each year's that change. Null: nothing does. */
export async function saveRevision(
  e: Ecriture,
  cle: CleContrat,
  { echeances, lignes, retirees = [] }: Omit<Retrait, 'retirees'> & { retirees?: string[] },
  le: Date,
): Promise<Change | null> {
  if (echeances.length + lignes.length + retirees.length === 0) return null
  if (lignes.length > 0) await insertReports(e, cle, lignes, le)
  return reprice(
    e,
    cle,
    { echeances, retirees },
    (annees) => sql`insert into ${avisEcheancier} (client_code, numero_contrat, annee, le)
      select a.*, ${le.toISOString()}::timestamptz from (${annees}) a on conflict do nothing`,
  )
}

/** A schedule that has changed: whether it falls to us to tell it. */
export async function takeAvis(
  e: Ecriture,
  { clientCode, numeroContrat, annee }: CleContrat & { annee: number },
): Promise<Change | null> {
  const rows = await e
    .delete(avisEcheancier)
    .where(
      and(
        eq(avisEcheancier.clientCode, clientCode),
        eq(avisEcheancier.numeroContrat, numeroContrat),
        eq(avisEcheancier.annee, annee),
      ),
    )
    .returning({ annee: avisEcheancier.annee })
  return rows.length > 0 ? changed(e, undefined) : null
}

export const insertReports = (
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  lignes: readonly LigneReport[],
  le: Date,
) => tx.insert(report).values(lignes.map((ligne) => ({ clientCode, numeroContrat, le, ...ligne })))
