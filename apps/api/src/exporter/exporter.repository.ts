import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** Everything that follows sees the database as it is now, whatever is written meanwhile. */
export const figer = (tx: Executor) =>
  tx.execute(sql`set transaction isolation level repeatable read, read only`)

export type Colonne = { table: string; nom: string; type: string; isNullable: boolean }

/** Every table of the portal with its columns, in their order: asked of the database, so that none is forgotten. */
export async function findColonnes(tx: Executor): Promise<Colonne[]> {
  const found = await tx.execute(sql`
    select c.table_name as "table", c.column_name as nom, c.data_type as type,
      c.is_nullable = 'YES' as "isNullable"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`)
  return rowsOf<Colonne>(found)
}

export type LigneBrute = { place: string; ligne: string }

/** Rows as JSON, in the order in which they lie: each page is read from where the one before ended. */
export async function findLignes(
  tx: Executor,
  table: string,
  apres: string,
  taille: number,
): Promise<LigneBrute[]> {
  const found = await tx.execute(sql`
    select t.ctid::text as place, row_to_json(t)::text as ligne from ${sql.identifier(table)} t
    where t.ctid > ${apres}::tid order by t.ctid limit ${taille}`)
  return rowsOf<LigneBrute>(found)
}

/** Lines of the history of a period, each with its seal and its place in the chain. */
export async function findScellees(
  tx: Executor,
  { du, au, apres, taille }: { du: string; au: string; apres: number; taille: number },
): Promise<{ rang: number; ligne: string }[]> {
  const found = await tx.execute(sql`
    select s.rang::int as rang, json_build_object('rang', s.rang, 'sceau', s.empreinte,
      'ligne', row_to_json(h))::text as ligne
    from historique_sceau s join historique h on h.id = s.historique_id
    where s.rang > ${apres} and h.le >= ${du}::timestamp at time zone 'Europe/Paris'
      and h.le < (${au}::date + 1)::timestamp at time zone 'Europe/Paris'
    order by s.rang limit ${taille}`)
  return rowsOf<{ rang: number; ligne: string }>(found)
}

/** The seal before a place: the first line of a period is chained to it. */
export async function findSceau(tx: Executor, rang: number): Promise<string | null> {
  const found = await tx.execute(sql`select empreinte from historique_sceau where rang = ${rang}`)
  return rowsOf<{ empreinte: string }>(found)[0]?.empreinte ?? null
}
