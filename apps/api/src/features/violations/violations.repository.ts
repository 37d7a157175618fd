import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { soumisPar } from '../accords/a-deux/index.ts'
import { violation, violationInformee } from './violations.schema.ts'

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

export type ViolationRow = typeof violation.$inferSelect
export type ViolationLue = NonNullable<Awaited<ReturnType<typeof findViolation>>>

const colonnes = {
  ...getTableColumns(violation),
  soumisParId: soumisPar('violations', violation),
}

export const findViolations = (db: Executor, clientCode: string) =>
  db
    .select(colonnes)
    .from(violation)
    .where(eq(violation.clientCode, clientCode))
    .orderBy(desc(violation.constateLe), desc(violation.id))

export async function findViolation(db: Executor, clientCode: string, id: string) {
  const [row] = await db
    .select(colonnes)
    .from(violation)
    .where(and(eq(violation.clientCode, clientCode), eq(violation.id, id)))
  return row
}

/** Held: two who decide at once come one after the other. */
export async function lockViolation(tx: Executor, id: string) {
  const [row] = await tx.select().from(violation).where(eq(violation.id, id)).for('update')
  return row
}

export const updateViolation = (
  tx: Executor,
  id: string,
  set: Partial<typeof violation.$inferInsert>,
) =>
  tx
    .update(violation)
    .set({ ...set, revision: sql`${violation.revision} + 1` })
    .where(eq(violation.id, id))

export const countInformees = (db: Executor, violationId: string) =>
  db.$count(violationInformee, eq(violationInformee.violationId, violationId))

/** Which breach is asked of the history; the address by its keyed hash, as it is kept there. */
export type Recherche = { id: string; empreinte: string | null }

/** The breaches themselves, each with what its address is known by. */
const demandees = (recherches: readonly Recherche[]) => sql`
  (select w.*, e.empreinte from violation w
    join jsonb_to_recordset(${JSON.stringify(recherches)}::jsonb) as e(id uuid, empreinte text) on e.id = w.id) as v`

/**
 * Lines of the period of a breach (`v`) that speak of somebody; its end is typed to the minute, and all of that minute
 * counts. What staff did under their own name speaks of nobody else:
 * a member's line with another author does.
 */
const lignes = sql`
  from historique h left join compte c on c.id = h.compte_id
  where h.client_code = v.client_code and h.compte_id is not null
    and h.le >= v.debut and h.le < v.fin + interval '1 minute'
    and not (h.auteur_id is null and not (coalesce(c.roles, '{}') <@ '{User,Beneficiaire}'::text[]))
    and (v.auteur is null or coalesce(h.auteur_id, h.compte_id) in (select a.id from compte a
      where a.client_code = v.client_code and a.user_name = lower(v.auteur)))
    and (v.objet is null or h.objet = v.objet)
    and (v.empreinte is null or exists (select 1 from historique_adresse r
      where r.historique_id = h.id and r.empreinte = v.empreinte))`

/** How many accounts, how many that are gone since (these have no address any more), and how many were told. */
export type Comptes = { personnes: number; disparues: number; informees: number }

/** Of all that are asked for, by one statement. */
export async function countTouchees(
  db: Executor,
  recherches: readonly Recherche[],
): Promise<(id: string) => Comptes> {
  const found = await db.execute(sql`
    select v.id::text as id, t.personnes, t.disparues,
      (select count(*)::int from violation_informee i where i.violation_id = v.id) as informees
    from ${demandees(recherches)} cross join lateral (
      select count(distinct h.compte_id) filter (where c.id is not null)::int as personnes,
        count(distinct h.compte_id) filter (where c.id is null)::int as disparues
      ${lignes}) as t`)
  const parId = new Map(rowsOf<Comptes & { id: string }>(found).map(({ id, ...n }) => [id, n]))
  return (id) => parId.get(id) ?? { personnes: 0, disparues: 0, informees: 0 }
}

export type Touchee = {
  id: string
  prenom: string
  nom: string
  email: string
  lignes: number
  premiere: string | Date
  derniere: string | Date
  informee_le: string | Date | null
}

/** In the order of their identifiers, after one of them. */
export async function findTouchees(
  db: Executor,
  recherche: Recherche,
  { apres, taille }: { apres: string | null; taille: number },
): Promise<Touchee[]> {
  const found = await db.execute(sql`
    select t.id::text as id, c.prenom, c.nom, c.email, t.lignes, t.premiere, t.derniere,
      i.le as informee_le
    from ${demandees([recherche])} cross join lateral (
      select h.compte_id as id, count(*)::int as lignes, min(h.le) as premiere, max(h.le) as derniere
      ${lignes} and c.id is not null
      ${apres === null ? sql`` : sql`and h.compte_id > ${apres}::uuid`}
      group by h.compte_id order by h.compte_id limit ${taille}) as t
    join compte c on c.id = t.id
    left join violation_informee i on i.violation_id = v.id and i.compte_id = t.id
    order by t.id`)
  return rowsOf<Touchee>(found)
}

/** Whether they are to be told now: false where they were. */
export async function insertInformee(
  tx: Executor,
  row: typeof violationInformee.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(violationInformee)
    .values(row)
    .onConflictDoNothing()
    .returning({ compteId: violationInformee.compteId })
  return added.length > 0
}

/** Those whose telling a node has begun. */
export const findEnCours = (db: Executor) =>
  db.select({ id: violation.id }).from(violation).where(eq(violation.etatInformation, 'encours'))
