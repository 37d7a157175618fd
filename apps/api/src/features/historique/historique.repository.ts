import type { Executor } from '../../platform/db/index.ts'
import { historique } from '../../schema/historique.schema.ts'

export type LigneHistorique = Omit<typeof historique.$inferInsert, 'id'>

export async function insertLigne(db: Executor, ligne: LigneHistorique): Promise<void> {
  await db.insert(historique).values(ligne)
}
