import { sql } from 'drizzle-orm'
import { personne } from '../../noyau/contrats.schema.ts'
import type { Executor } from '../../platform/db/index.ts'
import { liste, rowsOf } from './cles.repository.ts'

/** Who is or was covered by these contracts. */
export async function findAssures(
  tx: Executor,
  clientCode: string,
  numeros: readonly string[],
): Promise<string[]> {
  const ceux = sql`client_code = ${clientCode} and numero_contrat in ${liste(numeros)}`
  const found = await tx.execute(sql`select personne_id::text as id from assure where ${ceux}
    union select personne_id::text from ancien_assure where ${ceux}`)
  return rowsOf<{ id: string }>(found).map(({ id }) => id)
}

/** Of these, the ones that nothing speaks of any more. */
export async function deletePersonnesSeules(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const citee = (table: string, colonne = 'personne_id') =>
    sql`not exists (select 1 from ${sql.identifier(table)} t where t.${sql.identifier(colonne)} = p.id)`
  const seules = sql.join(
    [
      'assure',
      'ancien_assure',
      'compte',
      'demande',
      'decompte',
      'ligne',
      'sinistre',
      'document',
      'accord_soins',
      'soin_secret',
    ].map((table) => citee(table)),
    sql` and `,
  )
  await tx.execute(sql`delete from ${personne} where id in (select p.id from personne p
    where p.id in ${liste(ids, 'uuid')} and ${seules} and ${citee('personne', 'rattache_a')})`)
}
