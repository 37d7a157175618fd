import type { EtatGarde } from '@espace-adherent/domain'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { gardeImport } from './gardes.schema.ts'

/** What was changed here and guarded, held: clerks and files come at the same time. */
export async function holdGarde(tx: Executor, clientCode: string, id: string) {
  const [row] = await tx
    .select()
    .from(gardeImport)
    .where(and(eq(gardeImport.clientCode, clientCode), eq(gardeImport.id, id)))
    .for('update')
  return row
}

/** What was applied of a request, in the order in which it was done. */
export async function findGardesDe(tx: Executor, clientCode: string, demandeId: string) {
  const rows = await tx
    .select({ id: gardeImport.id })
    .from(gardeImport)
    .where(and(eq(gardeImport.clientCode, clientCode), eq(gardeImport.demandeId, demandeId)))
    .orderBy(asc(gardeImport.rang))
  return rows.map(({ id }) => id)
}

/** Where it stands from now on; left to the file, or taken over, it keeps nothing any more. */
export async function saveGarde(
  e: Ecriture,
  id: string,
  { etat, le }: { etat: EtatGarde; le: Date },
): Promise<Change> {
  await e
    .update(gardeImport)
    .set({
      etat,
      ...((etat === 'levee' || etat === 'reprise') && { finLe: le }),
      modifieLe: le,
      revision: sql`${gardeImport.revision} + 1`,
    })
    .where(eq(gardeImport.id, id))
  return changed(e, undefined)
}

/** What is over since before that day: its lines of history are what is left of it. */
export const purgeGardes = (db: Executor, avant: Date) =>
  db
    .delete(gardeImport)
    .where(and(lt(gardeImport.finLe, avant), sql`${gardeImport.etat} <> 'conflit'`))
