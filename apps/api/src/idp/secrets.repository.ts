import { eq } from 'drizzle-orm'
import { secretInstallation } from '../features/portail/portail.schema.ts'
import type { Executor } from '../platform/db/index.ts'

export async function findSecret(db: Executor, nom: string): Promise<string | undefined> {
  const rows = await db
    .select({ valeur: secretInstallation.valeur })
    .from(secretInstallation)
    .where(eq(secretInstallation.nom, nom))
  return rows[0]?.valeur
}

/** Of several nodes that start together, the first one wins. */
export const insertSecret = (db: Executor, nom: string, valeur: string) =>
  db.insert(secretInstallation).values({ nom, valeur }).onConflictDoNothing()
