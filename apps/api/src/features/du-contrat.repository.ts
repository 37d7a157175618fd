import { sql } from 'drizzle-orm'
import { demande } from './demandes/lu.ts'

/**
 * The last day of cover as it is known today: that of the contract, or the day before an accepted termination takes
 * effect. Read, and not written down: a termination that is cancelled, taken back or set right needs nothing undone.
 */
export const finConnue = (alias = 'contrat_present') => {
  const c = sql.raw(`"${alias}"`)
  return sql<string | null>`least(${c}.date_fin, (select min(fin.effet_le) - 1 from ${demande} fin
    where fin.client_code = ${c}.client_code and fin.numero_contrat = ${c}.numero
    and fin.acte = 'resiliationActeGestion' and fin.etat = 'acceptee'))::text`
}
