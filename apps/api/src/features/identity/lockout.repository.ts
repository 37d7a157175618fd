import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { echecConnexion } from '../../schema/identity.schema.ts'

const { placeholder } = sql
const { clientCode, empreinte, essais, depuis } = echecConnexion

/**
 * One statement, so that parallel tries each get a number of their own. A try after `forgetBefore`
 * counts from one again. `isGlissant`: each try puts the oblivion off, until the limit is passed; the
 * lock then ends by itself. Otherwise it is due some time after the first one, whatever comes.
 */
const countStatement = prepared((db) => {
  const isForgotten = sql`${depuis} <= ${placeholder('forgetBefore')}::timestamptz`
  return db
    .insert(echecConnexion)
    .values({
      clientCode: placeholder('clientCode'),
      empreinte: placeholder('empreinte'),
      essais: 1,
      depuis: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [clientCode, empreinte],
      set: {
        essais: sql`case when ${isForgotten} then 1 else least(${essais}, ${placeholder('limit')}::int) + 1 end`,
        depuis: sql`case when ${isForgotten}
          or (${placeholder('isGlissant')}::boolean and ${essais} < ${placeholder('limit')}::int)
          then excluded.depuis else ${depuis} end`,
      },
    })
    .returning({ essais, depuis })
    .prepare('echec_connexion_count')
})

export type LockoutKey = { clientCode: string; empreinte: string }
export type Comptage = LockoutKey & { now: Date; forgetBefore: Date; limit: number }
/** What is counted under a key, and since when: the first try, or the last one if it is sliding. */
export type Tally = { essais: number; depuis: Date }

export async function countWithin(
  db: Executor,
  { forgetBefore, ...values }: Comptage & { isGlissant: boolean },
): Promise<Tally> {
  const [row] = await countStatement(db).execute({
    ...values,
    forgetBefore: forgetBefore.toISOString(),
  })
  return row ?? { essais: Number.POSITIVE_INFINITY, depuis: values.now }
}

/** The number of this try among the recent ones. */
export const countTry = async (db: Executor, comptage: Comptage): Promise<number> =>
  (await countWithin(db, { ...comptage, isGlissant: true })).essais

/** As they stand; counts nothing. */
export const findTallies = (db: Executor, keys: readonly LockoutKey[]) =>
  db
    .select()
    .from(echecConnexion)
    .where(
      and(
        inArray(
          clientCode,
          keys.map((key) => key.clientCode),
        ),
        inArray(
          empreinte,
          keys.map((key) => key.empreinte),
        ),
      ),
    )

/** `before`: not from a count that began later than what is given back was counted. */
export async function giveBackTries(
  db: Executor,
  key: LockoutKey,
  { nombre, before }: { nombre: number; before: Date | null },
): Promise<void> {
  await db
    .update(echecConnexion)
    .set({ essais: sql`greatest(${essais} - ${nombre}, 0)` })
    .where(and(isKey(key), before ? lte(depuis, before) : undefined))
}

const isKey = (key: LockoutKey) => and(eq(clientCode, key.clientCode), eq(empreinte, key.empreinte))

/** Forgets them, and tells how many they were: of two that take them at once, one gets them. */
export async function takeTries(db: Executor, key: LockoutKey): Promise<number> {
  const rows = await db.delete(echecConnexion).where(isKey(key)).returning({ essais })
  return rows[0]?.essais ?? 0
}

const forgetStatement = prepared((db) =>
  db
    .delete(echecConnexion)
    .where(and(eq(clientCode, placeholder('clientCode')), eq(empreinte, placeholder('empreinte'))))
    .prepare('echec_connexion_forget'),
)

export async function forgetTries(db: Executor, key: LockoutKey): Promise<void> {
  await forgetStatement(db).execute(key)
}

export const deleteOldTries = (db: Executor, before: Date) =>
  db.delete(echecConnexion).where(lt(depuis, before))
