import { sql } from 'drizzle-orm'
import type { TestApp } from '../../../../testing/index.ts'

/** Mutuelle Horizon as a system finds it that sends its first lot: nobody has been named by any file. */
export async function oublierImports({ database: { db } }: Pick<TestApp, 'database'>) {
  for (const [table, colonne] of [
    ['personne', 'source'],
    ['decompte', 'cle'],
    ['paiement', 'cle'],
  ])
    await db.execute(sql.raw(`update ${table} set ${colonne} = null where client_code = 'horizon'`))
  await db.execute(sql`delete from import_lot where client_code = 'horizon'`)
}
