import type { EcheanceRevue, LigneReport, Retrait } from '@espace-adherent/domain'
import { and, inArray, sql } from 'drizzle-orm'
import { cotisation } from '../../noyau/cotisations.schema.ts'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { avisEcheancier } from '../papiers/papiers.schema.ts'
import { paiementCotisation, reportCotisation as report } from './cotisations.schema.ts'

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
export const isReservee = sql`exists (select from ${paiementCotisation} y
  where y.client_code = ${cotisation.clientCode} and y.numero_contrat = ${cotisation.numeroContrat}
  and y.etat in ('initie', 'en-cours') and y.echeances ? ${cotisation.id}::text)`

/** Of a contract, contributions and benefits to give back alike. */
export async function findReservees(tx: Executor, cle: CleContrat): Promise<Set<string>> {
  const rows = await tx
    .select({ echeances: paiementCotisation.echeances })
    .from(paiementCotisation)
    .where(
      and(
        duContrat(paiementCotisation, cle),
        inArray(paiementCotisation.etat, ['initie', 'en-cours']),
      ),
    )
  return new Set(rows.flatMap(({ echeances }) => echeances))
}

/** However many there are, a statement each; whoever pays them is to be told of each year's whose amounts change. */
export async function saveRevision(
  tx: Executor,
  cle: CleContrat,
  { echeances, lignes, retirees = [] }: Omit<Retrait, 'retirees'> & { retirees?: string[] },
  le: Date,
): Promise<void> {
  if (lignes.length > 0) await insertReports(tx, cle, lignes, le)
  if (retirees.length > 0)
    await tx
      .delete(cotisation)
      .where(and(duContrat(cotisation, cle), inArray(cotisation.id, retirees)))
  if (echeances.length === 0) return
  const { clientCode, numeroContrat } = cle
  const instant = le.toISOString()
  await tx.execute(sql`with n as (
      select * from json_to_recordset(${JSON.stringify(echeances)}::json)
        as r(id uuid, montant int, "prixMensuels" jsonb)),
    avis as (insert into ${avisEcheancier} (client_code, numero_contrat, annee, le)
      select distinct c.client_code, c.numero_contrat, extract(year from c.date_echeance)::int,
        ${instant}::timestamptz
      from ${cotisation} c join n on n.id = c.id where c.montant <> n.montant
      on conflict do nothing)
    update ${cotisation} set montant = n.montant, prix_mensuels = n."prixMensuels"
    from n where ${cotisation.id} = n.id
    and ${cotisation.clientCode} = ${clientCode} and ${cotisation.numeroContrat} = ${numeroContrat}`)
}

export const insertReports = (
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  lignes: readonly LigneReport[],
  le: Date,
) => tx.insert(report).values(lignes.map((ligne) => ({ clientCode, numeroContrat, le, ...ligne })))
