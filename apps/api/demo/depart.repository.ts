import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../src/platform/db/index.ts'

/** What a first start drew, and on which day: whoever goes on after it was cut makes the same insurers. */
export type Depart = { now: Date; motsDePasse: Record<string, string> }

const table = sql.raw('demonstration_en_cours')

/** Stands for as long as a demonstration is being made, and at no other time: half of one is never served. */
export async function findDepart(db: Executor): Promise<Depart | null> {
  const [la] = await rowsOf<{ la: boolean }>(
    db,
    sql`select to_regclass('demonstration_en_cours') is not null as la`,
  )
  if (!la?.la) return null
  const [row] = await rowsOf<{ tirage: { now: string; motsDePasse: Record<string, string> } }>(
    db,
    sql`select tirage from ${table}`,
  )
  return row ? { ...row.tirage, now: new Date(row.tirage.now) } : null
}

/** With the first rows, in their transaction. */
export async function saveDepart(tx: Executor, depart: Depart): Promise<void> {
  await tx.execute(sql`create table ${table} (tirage jsonb not null)`)
  await tx.execute(sql`insert into ${table} (tirage) values (${JSON.stringify(depart)}::jsonb)`)
}

/** With the last ones. */
export const endDepart = (tx: Executor) => tx.execute(sql`drop table ${table}`)
