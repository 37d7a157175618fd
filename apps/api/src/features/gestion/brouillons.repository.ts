import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { brouillonPersonnel } from './gestion.schema.ts'

export type CleBrouillon = { clientCode: string; compteId: string; cle: string }

/** As many as one person may leave; the oldest go first. */
const BROUILLONS_MAX = 200

const sous = ({ clientCode, compteId, cle }: CleBrouillon) =>
  and(
    eq(brouillonPersonnel.clientCode, clientCode),
    eq(brouillonPersonnel.compteId, compteId),
    eq(brouillonPersonnel.cle, cle),
  )

export const findBrouillon = async (db: Executor, cle: CleBrouillon) =>
  (await db.select().from(brouillonPersonnel).where(sous(cle)))[0]

export async function saveBrouillon(
  db: Executor,
  row: typeof brouillonPersonnel.$inferInsert,
): Promise<void> {
  const { valeur, le, clientCode, compteId } = row
  await db
    .insert(brouillonPersonnel)
    .values(row)
    .onConflictDoUpdate({
      target: [brouillonPersonnel.clientCode, brouillonPersonnel.compteId, brouillonPersonnel.cle],
      set: { valeur, le },
    })
  await db.execute(sql`
    delete from ${brouillonPersonnel} b using (
      select cle from ${brouillonPersonnel}
      where client_code = ${clientCode} and compte_id = ${compteId}::uuid
      order by le desc, cle offset ${BROUILLONS_MAX}) trop
    where b.client_code = ${clientCode} and b.compte_id = ${compteId}::uuid and b.cle = trop.cle`)
}

export const deleteBrouillon = (db: Executor, cle: CleBrouillon) =>
  db.delete(brouillonPersonnel).where(sous(cle))

export const deleteBrouillons = (db: Executor, avant: Date) =>
  deleteInLots(db, brouillonPersonnel, lt(brouillonPersonnel.le, avant))
