import type { PgliteSource } from './pglite.ts'
import type { PostgresOptions } from './postgres.ts'
import type { Database } from './types.ts'

// Each engine is heavy, and only one of them runs: the other is never loaded.

export async function openPglite(source: PgliteSource): Promise<Database> {
  const engine = await import('./pglite.ts')
  return engine.openPglite(source)
}

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const engine = await import('./postgres.ts')
  return engine.openPostgres(options)
}
