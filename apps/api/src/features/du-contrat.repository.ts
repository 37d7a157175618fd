import { type AnyColumn, and, eq } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import { contrat } from '../schema/contrats.schema.ts'
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

/** Held until the transaction ends, before anything of it is read: what others do with it waits. */
export async function holdContrat(tx: Executor, cle: CleContrat) {
  const [row] = await tx
    .select({ etat: contrat.etat, dateFin: contrat.dateFin })
    .from(contrat)
    .where(estContrat(cle))
    .for('update')
  return row
}
