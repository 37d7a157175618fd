import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CleContrat } from './cle.ts'
import { cotisation } from './cotisations.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat } from './lectures.repository.ts'

const dites = (cle: CleContrat, ids: readonly string[]) =>
  and(duContrat(cotisation, cle), inArray(cotisation.id, [...ids]))

/** Paid by another means than a debit: that one was presented, and refused, is kept. */
export const payeeAutrement = {
  etat: 'payee',
  motifRejet: null,
  isPresentee: sql`${cotisation.isPresentee}
    or (${cotisation.etat} = 'rejetee' and ${cotisation.codeModePaiement} = 'PRE')`,
} as const

/** Those of these instalments that are still due are paid, by that means. */
export async function settleCotisations(
  e: Ecriture,
  cle: CleContrat,
  ids: readonly string[],
  { codeModePaiement, paiementId = null }: { codeModePaiement: string; paiementId?: string | null },
): Promise<Change> {
  await e
    .update(cotisation)
    .set({ ...payeeAutrement, codeModePaiement, paiementId })
    .where(and(dites(cle, ids), ne(cotisation.etat, 'payee')))
  return changed(e, undefined, 'contrat.cotisations')
}

/** The card was given its money back: those of these instalments that it paid are due again. */
export async function unsettleCotisations(
  e: Ecriture,
  paiementId: string,
  ids: readonly string[],
  jour: string,
): Promise<Change> {
  await e
    .update(cotisation)
    .set({
      etat: sql`case when ${cotisation.dateEcheance} > ${jour}::date then 'a_venir' else 'rejetee' end`,
      paiementId: null,
    })
    .where(and(eq(cotisation.paiementId, paiementId), inArray(cotisation.id, [...ids])))
  return changed(e, undefined, 'contrat.cotisations')
}

/** What instalments come to once their contract has changed, and those that are called no more. */
export type Revision = {
  echeances: readonly { id: string; montant: number; prixMensuels: readonly number[] | null }[]
  retirees: readonly string[]
}

/**
 * However many there are, a statement each. `avec` writes beside the new amounts, in the same statement, what others
 * keep of the years in which one changes: rows of a contract and its year.
 */
export async function reprice(
  e: Ecriture,
  cle: CleContrat,
  { echeances, retirees }: Revision,
  avec: (annees: SQL) => SQL,
): Promise<Change> {
  if (retirees.length > 0) await e.delete(cotisation).where(dites(cle, retirees))
  if (echeances.length > 0)
    await e.execute(sql`with n as (
        select * from json_to_recordset(${JSON.stringify(echeances)}::json)
          as r(id uuid, montant int, "prixMensuels" jsonb)),
      avec as (${avec(sql`select distinct c.client_code, c.numero_contrat,
          extract(year from c.date_echeance)::int as annee
        from ${cotisation} c join n on n.id = c.id where c.montant <> n.montant`)})
      update ${cotisation} set montant = n.montant, prix_mensuels = n."prixMensuels"
      from n where ${cotisation.id} = n.id and ${duContrat(cotisation, cle)}`)
  return changed(e, undefined, 'contrat.cotisations')
}
