import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { rowsOf } from './prepared.ts'
import type { Executor } from './types.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

type Journal = { entries: readonly { when: number }[] }

/** Whether a later version than this one has prepared the base: it would write what it does not know of. */
export async function isOfLaterVersion(db: Executor): Promise<boolean> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`
  const [known] = await rowsOf<{ name: string | null }>(db, table)
  if (!known?.name) return false
  const newest = sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`
  const [row] = await rowsOf<{ latest: string | null }>(db, newest)
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const last = (JSON.parse(journal) as Journal).entries.at(-1)?.when ?? 0
  return Number(row?.latest ?? 0) > last
}
