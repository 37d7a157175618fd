import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { historique, historiqueAdresse } from '../../schema/historique.schema.ts'

export type LigneHistorique = Omit<typeof historique.$inferInsert, 'id'>

/** The line, and where it came from when that is known, in one statement. */
export async function insertLigne(
  db: Executor,
  ligne: LigneHistorique,
  empreinteAdresse: string | null,
): Promise<void> {
  if (empreinteAdresse === null) {
    await db.insert(historique).values(ligne)
    return
  }
  const added = db
    .$with('ligne')
    .as(db.insert(historique).values(ligne).returning({ id: historique.id, le: historique.le }))
  await db
    .with(added)
    .insert(historiqueAdresse)
    .select(
      db
        .select({
          historiqueId: added.id,
          empreinte: sql<string>`${empreinteAdresse}::text`.as('empreinte'),
          le: added.le,
        })
        .from(added),
    )
}

export const deleteAdressesBefore = (db: Executor, before: Date) =>
  db.delete(historiqueAdresse).where(lt(historiqueAdresse.le, before))
