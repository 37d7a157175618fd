import type { OperationSecurite, TypeEnvoi } from '@espace-adherent/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { codeSecurite } from './securite.schema.ts'

export type CodeKey = { compteId: string; operation: OperationSecurite }

/** The former code of that operation is worth nothing any more. */
export async function saveCode(
  tx: Executor,
  code: CodeKey & { empreinte: string; sendType: TypeEnvoi; creeLe: Date; expireLe: Date },
): Promise<void> {
  const { compteId, operation, ...values } = code
  const fresh = { ...values, essais: 0, consommeLe: null }
  await tx
    .insert(codeSecurite)
    .values({ compteId, operation, ...fresh })
    .onConflictDoUpdate({ target: [codeSecurite.compteId, codeSecurite.operation], set: fresh })
}

const isKey = ({ compteId, operation }: CodeKey) =>
  and(eq(codeSecurite.compteId, compteId), eq(codeSecurite.operation, operation))

export async function findCode(tx: Executor, key: CodeKey) {
  const rows = await tx.select().from(codeSecurite).where(isKey(key))
  return rows[0]
}

export const countWrongTry = (tx: Executor, key: CodeKey) =>
  tx
    .update(codeSecurite)
    .set({ essais: sql`${codeSecurite.essais} + 1` })
    .where(isKey(key))

export const consumeCode = (tx: Executor, key: CodeKey, now: Date) =>
  tx.update(codeSecurite).set({ consommeLe: now }).where(isKey(key))

export const deleteExpiredCodes = (db: Executor, now: Date) =>
  deleteInLots(db, codeSecurite, lt(codeSecurite.expireLe, now))
