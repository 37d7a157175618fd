import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import { contrat } from '../noyau/contrats.schema.ts'
import type { Executor } from '../platform/db/index.ts'
import { demande } from './demandes/demandes.schema.ts'
import type { CleContrat } from './perimetre.ts'

type DuContrat = { clientCode: AnyColumn; numeroContrat: AnyColumn }

/** What a table holds of one contract; of the one that a statement is about, by `memeContrat`. */
export const duContrat = (
  table: DuContrat,
  { clientCode, numeroContrat }: CleContrat | DuContrat,
) => and(eq(table.clientCode, clientCode), eq(table.numeroContrat, numeroContrat))

export const memeContrat = { clientCode: contrat.clientCode, numeroContrat: contrat.numero }

/** The contract itself. */
export const estContrat = (cle: CleContrat) => duContrat(memeContrat, cle)

/**
 * The last day of cover as it is known today: that of the contract, or the day before an accepted termination takes
 * effect. Read, and not written down: a termination that is cancelled, taken back or set right needs nothing undone.
 */
export const finConnue = (alias = 'contrat') => {
  const c = sql.raw(`"${alias}"`)
  return sql<string | null>`least(${c}.date_fin, (select min(fin.effet_le) - 1 from ${demande} fin
    where fin.client_code = ${c}.client_code and fin.numero_contrat = ${c}.numero
    and fin.acte = 'resiliationActeGestion' and fin.etat = 'acceptee'))::text`
}

/** Held until the transaction ends, before anything of it is read: what others do with it waits. */
export async function holdContrat(tx: Executor, cle: CleContrat) {
  const [row] = await tx
    .select({
      etat: contrat.etat,
      dateFin: contrat.dateFin,
      portabiliteDu: contrat.portabiliteDu,
    })
    .from(contrat)
    .where(estContrat(cle))
    .for('update')
  return row
}
