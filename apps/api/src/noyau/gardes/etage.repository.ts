import { type SQL, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import type { Etages } from '../fusion/index.ts'

/** Of one run: which guards its records meet, part by part, and what comes of it. */
export const etageGardes = ({ prefixe }: Etages): SQL => sql.raw(`"${prefixe}_gardes"`)

/**
 * `garde`: the record is older than what was done here. `repris`: it says the same. `conflit`: neither. `tu`: it does not
 * speak of it. `fait`: the staged rows were told.
 */
export const createGardes = (db: Executor, ici: Etages) =>
  db.execute(sql`create unlogged table ${etageGardes(ici)} (garde uuid not null, cible text not null, cle text not null,
    partie text not null, verdict text not null, fait boolean not null default false)`)

export async function hasGardes(db: Executor, { clientCode }: Etages): Promise<boolean> {
  const [row] = await rowsOf<{ la: boolean }>(
    db,
    sql`select exists (select from garde_import where client_code = ${clientCode} and fin_le is null) as la`,
  )
  return row?.la === true
}
