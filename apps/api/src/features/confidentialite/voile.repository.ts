import { sql } from 'drizzle-orm'
import { soinSecret } from '../../schema/confidentialite.schema.ts'

const p = (name: string) => sql.placeholder(name)

/**
 * Care (a row with its `personne_id` and its statement) that whoever reads sees in totals only, by what a `Regard`
 * gives. Somebody who is not known to be seen whole is not: what nobody thought of is hidden.
 */
const voilee = (alias: string, decompteId: string) => {
  const personneId = sql.raw(`${alias}.personne_id`)
  return sql`(${personneId} <> ${p('lecteurId')}::uuid
    and (not ${personneId}::text = any(string_to_array(${p('claires')}::text, ','))
      or exists (select from ${soinSecret} secret where secret.decompte_id = ${sql.raw(decompteId)})))`
}

/** Of a line `l`. */
export const isLigneVoilee = voilee('l', 'l.decompte_id')

/** Of a statement `d`. */
export const isDecompteVoile = voilee('d', 'd.id')
