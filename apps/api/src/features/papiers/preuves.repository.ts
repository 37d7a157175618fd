import { desc, eq, lt } from 'drizzle-orm'
import { purgeParId } from '../../noyau/index.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { preuvePapier } from './papiers.schema.ts'

export type NouvellePreuve = Omit<typeof preuvePapier.$inferInsert, 'id'> & { id: string }

/** Whether it is ours to tell: of two nodes, one writes the proof. */
export async function insertPreuve(tx: Executor, preuve: NouvellePreuve): Promise<boolean> {
  const rows = await tx
    .insert(preuvePapier)
    .values(preuve)
    .onConflictDoNothing()
    .returning({ id: preuvePapier.id })
  return rows.length > 0
}

export const findPreuves = (db: Executor, compteId: string) =>
  db
    .select()
    .from(preuvePapier)
    .where(eq(preuvePapier.compteId, compteId))
    .orderBy(desc(preuvePapier.le))

export const deletePreuvesBefore = (db: Executor, avant: Date) =>
  deleteInLots(db, preuvePapier, lt(preuvePapier.le, avant))

export const purgePreuves = purgeParId(preuvePapier)
