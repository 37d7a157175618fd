import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInLots, type Executor, prepared } from '../../platform/db/index.ts'
import { echecConnexion } from './identity.schema.ts'

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
const talliesStatement = prepared((db) =>
  db
    .select({ empreinte, essais, depuis })
    .from(echecConnexion)
    .where(
      and(
        sql`${clientCode} = any(${placeholder('clientCodes')}::text[])`,
        sql`${empreinte} = any(${placeholder('empreintes')}::text[])`,
      ),
    )
    .prepare('echec_connexion_tallies'),
)

export const findTallies = (db: Executor, keys: readonly LockoutKey[]) =>
  talliesStatement(db).execute({
    clientCodes: [...new Set(keys.map((key) => key.clientCode))],
    empreintes: keys.map((key) => key.empreinte),
  })

const isKey = and(
  eq(clientCode, placeholder('clientCode')),
  eq(empreinte, placeholder('empreinte')),
)

const giveBackStatement = prepared((db) => {
  const before = sql`${placeholder('before')}::timestamptz`
  return db
    .update(echecConnexion)
    .set({ essais: sql`greatest(${essais} - ${placeholder('nombre')}::int, 0)` })
    .where(and(isKey, sql`(${before} is null or ${depuis} <= ${before})`))
    .prepare('echec_connexion_give_back')
})

/** `before`: not from a count that began later than what is given back was counted. */
export async function giveBackTries(
  db: Executor,
  key: LockoutKey,
  { nombre, before }: { nombre: number; before: Date | null },
): Promise<void> {
  await giveBackStatement(db).execute({ ...key, nombre, before: before?.toISOString() ?? null })
}

const forgetStatement = prepared((db) =>
  db.delete(echecConnexion).where(isKey).returning({ essais }).prepare('echec_connexion_forget'),
)

/** Tells how many there were: of two that forget them at once, one is told. */
export async function forgetTries(db: Executor, key: LockoutKey): Promise<number> {
  const rows = await forgetStatement(db).execute(key)
  return rows[0]?.essais ?? 0
}

export const deleteOldTries = (db: Executor, before: Date) =>
  deleteInLots(db, echecConnexion, lt(depuis, before))
