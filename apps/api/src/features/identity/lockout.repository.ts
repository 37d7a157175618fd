import { and, eq, lt, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { echecConnexion } from '../../schema/identity.schema.ts'

const { placeholder } = sql
const { clientCode, empreinte, essais, depuis } = echecConnexion

/**
 * One statement, so that parallel tries each get a number of their own. A try after `forgetBefore`
 * counts from one again; once the limit is passed the date stays, and the lock ends by itself.
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
        depuis: sql`case when ${isForgotten} or ${essais} < ${placeholder('limit')}::int
          then excluded.depuis else ${depuis} end`,
      },
    })
    .returning({ essais })
    .prepare('echec_connexion_count')
})

export type LockoutKey = { clientCode: string; empreinte: string }

/** The number of this try among the recent ones. */
export async function countTry(
  db: Executor,
  { forgetBefore, ...values }: LockoutKey & { now: Date; forgetBefore: Date; limit: number },
): Promise<number> {
  const [row] = await countStatement(db).execute({
    ...values,
    forgetBefore: forgetBefore.toISOString(),
  })
  return row?.essais ?? Number.POSITIVE_INFINITY
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
