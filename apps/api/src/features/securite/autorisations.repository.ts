import { limitesSecurite, type OperationSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import { and, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { autorisationSecurite as autorisation } from './securite.schema.ts'

/** Null session: the operations of somebody who is not signed in. */
export type AutorisationKey = {
  compteId: string
  sessionEmpreinte: string | null
  operation: OperationSecurite
}

const isOf = ({
  compteId,
  sessionEmpreinte,
}: Omit<AutorisationKey, 'operation'>): SQL | undefined =>
  and(
    eq(autorisation.compteId, compteId),
    sessionEmpreinte === null
      ? isNull(autorisation.sessionEmpreinte)
      : eq(autorisation.sessionEmpreinte, sessionEmpreinte),
  )

/** Neither used, nor expired, nor guessed at too often. */
const isLiving = (key: AutorisationKey, now: Date, limit: number): SQL | undefined =>
  and(
    isOf(key),
    eq(autorisation.operation, key.operation),
    isNull(autorisation.utiliseeLe),
    gt(autorisation.expireLe, now),
    lt(autorisation.essais, limit),
  )

/** There is one at a time: the last code that was accepted. */
export async function replaceAutorisation(
  tx: Executor,
  key: AutorisationKey,
  values: { empreinte: string; sendType: TypeEnvoi; expireLe: Date },
): Promise<void> {
  await tx.delete(autorisation).where(and(isOf(key), eq(autorisation.operation, key.operation)))
  await tx.insert(autorisation).values({ ...key, ...values })
}

/** Counts a wrong code against the living one; parallel tries queue up on the row. A right one costs nothing. */
export const countWrongCode = (
  db: Executor,
  key: AutorisationKey,
  { now, limit, empreinte }: { now: Date; limit: number; empreinte: string },
) =>
  db
    .update(autorisation)
    .set({ essais: sql`${autorisation.essais} + 1` })
    .where(and(isLiving(key, now, limit), ne(autorisation.empreinte, empreinte)))

/** False when somebody else used it first, or when it was guessed at too often meanwhile. */
export async function useAutorisation(
  db: Executor,
  id: string,
  { now, limit }: { now: Date; limit: number },
): Promise<boolean> {
  const rows = await db
    .update(autorisation)
    .set({ utiliseeLe: now })
    .where(
      and(eq(autorisation.id, id), isNull(autorisation.utiliseeLe), lt(autorisation.essais, limit)),
    )
    .returning({ id: autorisation.id })
  return rows.length > 0
}

/** The living one, as it stands. */
export async function findAutorisation(
  db: Executor,
  key: AutorisationKey,
  { now, limit }: { now: Date; limit: number },
) {
  const rows = await db
    .select({
      id: autorisation.id,
      empreinte: autorisation.empreinte,
      sendType: autorisation.sendType,
    })
    .from(autorisation)
    .where(isLiving(key, now, limit))
  return rows[0]
}

type Preuve = {
  key: { compteId: string; sessionEmpreinte: string }
  operations: readonly OperationSecurite[]
  now: Date
}

/** Answered within the last minutes, whatever was then done with it; what was guessed at too often proves nothing. */
const isPreuve = ({ key, operations, now }: Preuve) =>
  and(
    isOf(key),
    inArray(autorisation.operation, [...operations]),
    gt(autorisation.expireLe, now),
    lt(autorisation.essais, limitesSecurite.essaisParCode),
  )

export async function hasPreuve(db: Executor, preuve: Preuve): Promise<boolean> {
  const rows = await db.select({ id: autorisation.id }).from(autorisation).where(isPreuve(preuve))
  return rows.length > 0
}

/** They are used by it; says how the last one had come. */
export async function usePreuve(tx: Executor, preuve: Preuve): Promise<TypeEnvoi | undefined> {
  const rows = await tx
    .update(autorisation)
    .set({
      utiliseeLe: sql`coalesce(${autorisation.utiliseeLe}, ${preuve.now.toISOString()}::timestamptz)`,
    })
    .where(isPreuve(preuve))
    .returning({ sendType: autorisation.sendType, expireLe: autorisation.expireLe })
  return rows.sort((a, b) => b.expireLe.getTime() - a.expireLe.getTime())[0]?.sendType
}

export const deleteExpiredAutorisations = (db: Executor, now: Date) =>
  deleteInLots(db, autorisation, lt(autorisation.expireLe, now))
