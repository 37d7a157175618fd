import type { EtatIndu, MoyenIndu } from '@espace-adherent/domain'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { suiviDe } from '../../noyau/fusion/index.ts'
import {
  type AncreAssure,
  type Beside,
  type CleContrat,
  purgeParContrat,
} from '../../noyau/index.ts'
import { assure, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isLigneVoilee } from '../confidentialite/index.ts'
import { reglement } from '../cotisations/reglements/lu.ts'
import type { Regard } from '../perimetre.ts'
import { ligne, paiement } from '../remboursements/lu.ts'
import { indu, induEcheance } from './indus.schema.ts'

export type InduRow = typeof indu.$inferSelect
export type EcheanceRow = typeof induEcheance.$inferSelect
export type InduLu = { indu: InduRow; echeances: EcheanceRow[] }

const LIMITE = 200
const { placeholder: p } = sql

const duContrat = ({ clientCode, numeroContrat }: CleContrat) =>
  and(eq(indu.clientCode, clientCode), eq(indu.numeroContrat, numeroContrat))

export type LigneLue = {
  id: number
  payeLe: string
  dateSoins: string
  codeActe: string
  personneId: string
  personne: string
  verse: number
  dejaDemande: number
  payeA: string | null
}

const reglees = prepared((db) =>
  db
    .select({
      id: sql<number>`l.id::int`,
      payeLe: sql<string>`l.date_reglement::text`,
      dateSoins: sql<string>`l.date_soins::text`,
      codeActe: sql<string>`l.code_acte`,
      personneId: sql<string>`l.personne_id::text`,
      personne: sql<string>`q.prenom || ' ' || q.nom`,
      verse: sql<number>`l.rc`,
      dejaDemande: sql<number>`(select coalesce(sum((x->>'montant')::int), 0)::int from ${indu} i,
        jsonb_array_elements(i.lignes) x
        where i.client_code = l.client_code and i.numero_contrat = l.numero_contrat
        and i.etat <> 'annule' and (x->>'ligneId')::bigint = l.id)`,
      payeA: sql<string | null>`case when l.destinataire = 'assure' then coalesce(y.personne_id,
        (select a.personne_id from ${assure} a where a.client_code = l.client_code
          and a.numero_contrat = l.numero_contrat and a.qualite = 'adherent'))::text end`,
    })
    .from(sql`${ligne} l`)
    .innerJoin(sql`${personne} q`, sql`q.id = l.personne_id`)
    .leftJoin(sql`${paiement} y`, sql`y.id = l.paiement_id`)
    .where(
      sql`l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
      and l.etat = 'reglee' and l.rc > 0 and l.date_reglement is not null`,
    )
    .orderBy(sql`l.date_reglement desc, l.id desc`)
    .limit(LIMITE)
    .prepare('lignes_reglees_de_contrat'),
)

/** What was paid on a contract, the latest first, with what is asked back of it already. */
export const findReglees = (db: Executor, cle: CleContrat): Promise<LigneLue[]> =>
  reglees(db).execute(cle)

const vues = prepared((db) =>
  db
    .select({
      id: sql<number>`l.id::int`,
      dateSoins: sql<string>`l.date_soins::text`,
      codeActe: sql<string>`l.code_acte`,
    })
    .from(sql`${ligne} l`)
    .where(
      sql`l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
      and l.id = any(string_to_array(${p('ids')}, ',')::bigint[]) and not ${isLigneVoilee}`,
    )
    .prepare('lignes_indu_vues'),
)

/** Of these lines, those whose care whoever reads may see; who owes nothing asks nothing. */
export const findVues = async (db: Executor, regard: Regard, ids: readonly number[]) =>
  ids.length === 0 ? [] : vues(db).execute({ ...regard, ids: ids.join() })

/** What somebody owes, or owed, on a contract. */
export async function findIndusDe(
  db: Executor,
  cle: CleContrat,
  personneId: string,
): Promise<InduLu[]> {
  const rows = await db
    .select()
    .from(indu)
    .where(and(duContrat(cle), eq(indu.personneId, personneId)))
    .orderBy(desc(indu.demandeLe), asc(indu.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const toutes = await db
    .select()
    .from(induEcheance)
    .where(inArray(induEcheance.induId, ids))
    .orderBy(asc(induEcheance.dateEcheance))
  return rows.map((row) => ({
    indu: row,
    echeances: toutes.filter(({ induId }) => induId === row.id),
  }))
}

/** What an insurer asks back, with what is left of it. */
export const suivis = (clientCode: string): SQL =>
  sql`select ${indu.clientCode}, ${indu.id}::text as id, ${indu.numeroContrat}, ${indu.demandeLe}, ${indu.montant},
    ${indu.etat}, ${indu.isRetenueAcceptee}, ${indu.motif}, ${indu.explication}, ${indu.constateLe},
    ${indu.revision}, null::timestamptz as modifie_le, ${personne.prenom} || ' ' || ${personne.nom} as debiteur,
    coalesce(d.reste, 0)::int as reste,
    case when ${inArray(indu.etat, ['demande', 'echelonne'])} then d.prochaine end as prochaine
  from ${indu}
  join ${personne} on ${personne.id} = ${indu.personneId}
  left join lateral (select sum(e.montant) as reste, min(e.date_echeance) as prochaine
    from ${induEcheance} e where e.indu_id = ${indu.id} and e.payee_le is null) d on true
  where ${indu.clientCode} = ${clientCode}`

/** Held: a clerk, a member and a bank may come at the same time. */
export async function lockIndu(
  tx: Executor,
  clientCode: string,
  id: string,
): Promise<InduRow | undefined> {
  const rows = await tx
    .select()
    .from(indu)
    .where(and(eq(indu.clientCode, clientCode), eq(indu.id, id)))
    .for('update')
  return rows[0]
}

export async function insertIndu(tx: Executor, row: typeof indu.$inferInsert): Promise<void> {
  await tx.insert(indu).values(row)
}

export const saveIndu = (
  tx: Executor,
  id: string,
  set: Partial<Pick<InduRow, 'etat' | 'planLe' | 'isRetenueAcceptee'>>,
) =>
  tx
    .update(indu)
    .set({ ...set, revision: sql`${indu.revision} + 1` })
    .where(eq(indu.id, id))

/** What is left to pay, in its order. */
export const findRestantes = (tx: Executor, induId: string) =>
  tx
    .select()
    .from(induEcheance)
    .where(and(eq(induEcheance.induId, induId), isNull(induEcheance.payeeLe)))
    .orderBy(asc(induEcheance.dateEcheance))

/** Other days, or another number of them: what is paid stays. */
export async function replaceRestantes(
  tx: Executor,
  induId: string,
  echeances: readonly { dateEcheance: string; montant: number }[],
): Promise<void> {
  await tx
    .delete(induEcheance)
    .where(and(eq(induEcheance.induId, induId), isNull(induEcheance.payeeLe)))
  await tx.insert(induEcheance).values(echeances.map((echeance) => ({ ...echeance, induId })))
}

/** Those of them that were not paid yet: whoever comes second pays nothing. */
export const payEcheances = (
  tx: Executor,
  ids: readonly string[],
  { payeeLe, moyen, paiementId }: { payeeLe: string; moyen: MoyenIndu; paiementId: string | null },
) =>
  tx
    .update(induEcheance)
    .set({ payeeLe, moyen, paiementId })
    .where(and(inArray(induEcheance.id, [...ids]), isNull(induEcheance.payeeLe)))
    .returning({
      induId: induEcheance.induId,
      dateEcheance: induEcheance.dateEcheance,
      montant: induEcheance.montant,
    })

/** What somebody owes and may pay by card; nothing of what is contested. */
export const findPayables = (tx: Executor, cle: CleContrat, personneId: string) =>
  tx
    .select({
      id: induEcheance.id,
      dateEcheance: induEcheance.dateEcheance,
      montant: induEcheance.montant,
    })
    .from(induEcheance)
    .innerJoin(indu, eq(indu.id, induEcheance.induId))
    .where(
      and(
        duContrat(cle),
        eq(indu.personneId, personneId),
        inArray(indu.etat, ['demande', 'echelonne']),
        isNull(induEcheance.payeeLe),
      ),
    )
    .orderBy(asc(induEcheance.dateEcheance))

/** Whether a card may be paying one of its instalments at this moment. */
export async function isCarteEnCours(tx: Executor, induId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: reglement.id })
    .from(reglement)
    .where(
      and(
        inArray(reglement.etat, ['initie', 'en-cours']),
        sql`exists (select from jsonb_array_elements_text(${reglement.echeances}) x
          join ${induEcheance} e on e.id::text = x where e.indu_id = ${induId})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

const echeanceLue = {
  id: induEcheance.id,
  induId: induEcheance.induId,
  dateEcheance: induEcheance.dateEcheance,
  montant: induEcheance.montant,
}

/** Of these instalments, those that are still due: not paid otherwise, and of no request that was given up. */
export const findDues = (tx: Executor, clientCode: string, ids: readonly string[]) =>
  tx
    .select(echeanceLue)
    .from(induEcheance)
    .innerJoin(indu, eq(indu.id, induEcheance.induId))
    .where(
      and(
        eq(indu.clientCode, clientCode),
        inArray(indu.etat, ['demande', 'echelonne', 'conteste']),
        inArray(induEcheance.id, [...ids]),
        isNull(induEcheance.payeeLe),
      ),
    )
    .orderBy(asc(induEcheance.dateEcheance))

/** What a card payment paid. */
export const findPayeesPar = (tx: Executor, paiementId: string) =>
  tx
    .select(echeanceLue)
    .from(induEcheance)
    .where(eq(induEcheance.paiementId, paiementId))
    .orderBy(asc(induEcheance.dateEcheance))

/** Given back to the card: due again, and what was paid whole is so no more. */
export async function unpayEcheances(
  tx: Executor,
  paiementId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const rendues = await tx
    .update(induEcheance)
    .set({ payeeLe: null, moyen: null, paiementId: null })
    .where(and(inArray(induEcheance.id, [...ids]), eq(induEcheance.paiementId, paiementId)))
    .returning({ induId: induEcheance.induId })
  for (const induId of new Set(rendues.map((rendue) => rendue.induId)))
    await tx
      .update(indu)
      .set({
        etat: sql`case when ${indu.etat} <> 'solde' then ${indu.etat}
          when ${indu.planLe} is null then 'demande' else 'echelonne' end`,
        revision: sql`${indu.revision} + 1`,
      })
      .where(eq(indu.id, induId))
}

export const purgeIndus = purgeParContrat(indu)

/** What somebody has to give back, the most pressing of it, beside them as whom a contract covers. */
export const induEnCours: Beside<
  AncreAssure,
  { etat: EtatIndu; reste: number; prochaine: string } | null
> = ({ clientCode, numeroContrat, personneId }) => sql`(
  select json_build_object('etat', i.etat, 'reste', sum(e.montant), 'prochaine', min(e.date_echeance))
  from ${indu} i join ${induEcheance} e on e.indu_id = i.id and e.payee_le is null
  where i.client_code = ${clientCode} and i.numero_contrat = ${numeroContrat}
  and i.personne_id = ${personneId} and i.etat in ('demande', 'echelonne')
  group by i.id order by i.etat, min(e.date_echeance) limit 1
)`

/** What is asked back of somebody who is somebody else. */
export const suiviIndus = suiviDe([indu])
