import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { TestApp } from './test-app.ts'

const src = new URL('../src/', import.meta.url)

/** Every table that the schema declares: read from its files, so that none is forgotten. */
export async function tablesDuSchema(): Promise<PgTable[]> {
  const found = new Set<PgTable>()
  for (const file of globSync('**/*.schema.ts', { cwd: src }))
    for (const value of Object.values(await import(new URL(file, src).href)))
      if (is(value, PgTable)) found.add(value)
  return [...found]
}

/** All that is Horizon's or the installation's, table by table, as one value each: what did not change is the same. */
export async function empreintes(t: TestApp): Promise<Record<string, unknown>> {
  const lues: Record<string, unknown> = {}
  for (const table of await tablesDuSchema()) {
    const { name, columns } = getTableConfig(table)
    const isClient = columns.some((column) => column.name === 'clientCode')
    if (!isClient && !['referentiel', 'code_postal', 'client'].includes(name)) continue
    const { rows } = (await t.database.db.execute(
      // A sum, which needs no order: sorting all that an insurer holds took longer than what was tried in between.
      `select count(*) as nombre, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as tout
       from "${name}" t ${isClient ? `where client_code = 'horizon'` : ''}`,
    )) as unknown as { rows: unknown[] }
    lues[name] = rows[0]
  }
  return lues
}
