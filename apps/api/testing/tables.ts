import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const src = new URL('../src/', import.meta.url)

/** Every table that the schema declares: read from its files, so that none is forgotten. */
export async function tablesDuSchema(): Promise<PgTable[]> {
  const found = new Set<PgTable>()
  for (const file of globSync('**/*.schema.ts', { cwd: src }))
    for (const value of Object.values(await import(new URL(file, src).href)))
      if (is(value, PgTable)) found.add(value)
  return [...found]
}
