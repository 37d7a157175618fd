import { and, eq, inArray } from 'drizzle-orm'
import { purgeOf } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { signature } from './signatures.schema.ts'

export type SignatureRow = typeof signature.$inferSelect

export async function insertSignature(tx: Executor, row: SignatureRow): Promise<void> {
  await tx.insert(signature).values(row)
}

export async function findSignature(
  db: Executor,
  demandeId: string,
): Promise<SignatureRow | undefined> {
  const [row] = await db.select().from(signature).where(eq(signature.demandeId, demandeId))
  return row
}

export const purgeSignatures = purgeOf([signature], (e, clientCode, demandeIds) =>
  e
    .delete(signature)
    .where(
      and(eq(signature.clientCode, clientCode), inArray(signature.demandeId, [...demandeIds])),
    ),
)
