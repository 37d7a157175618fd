import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { message } from '../../schema/messages.schema.ts'
import type { Channel } from './message.ts'

export type MessageRow = (typeof message)['$inferSelect']

export async function insertMessage(
  db: Executor,
  row: (typeof message)['$inferInsert'],
): Promise<void> {
  await db.insert(message).values(row)
}

/** Heard when the transaction is committed, and not at all if it is not. */
export const announceMessage = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)

/**
 * Takes messages that wait, for as long as `until`: two nodes never take the same one, and one that
 * a killed node had taken comes back by itself.
 */
export async function takeMessages(
  db: Executor,
  {
    channels,
    now,
    until,
    limit,
  }: { channels: readonly Channel[]; now: Date; until: Date; limit: number },
): Promise<MessageRow[]> {
  const waiting = db
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        isNull(message.envoyeLe),
        lte(message.prochainEssaiLe, now),
        inArray(message.channel, [...channels]),
      ),
    )
    .orderBy(message.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(message)
    .set({ essais: sql`${message.essais} + 1`, prochainEssaiLe: until })
    .where(inArray(message.id, waiting))
    .returning()
  return taken.sort((a, b) => a.id - b.id)
}

export const markSent = (db: Executor, id: number, now: Date) =>
  db
    .update(message)
    .set({ envoyeLe: now })
    .where(and(eq(message.id, id), isNull(message.envoyeLe)))

export const postpone = (db: Executor, id: number, prochainEssaiLe: Date) =>
  db.update(message).set({ prochainEssaiLe }).where(eq(message.id, id))

/** What was delivered, newest first. */
export const findSent = (
  db: Executor,
  { clientCode, destinataireEmpreinte, limit }: SentQuery,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(
      and(
        eq(message.clientCode, clientCode),
        isNotNull(message.envoyeLe),
        destinataireEmpreinte === undefined
          ? undefined
          : eq(message.destinataireEmpreinte, destinataireEmpreinte),
      ),
    )
    .orderBy(desc(message.id))
    .limit(limit)

export type SentQuery = {
  clientCode: string
  destinataireEmpreinte: string | undefined
  limit: number
}

export async function findSentById(
  db: Executor,
  clientCode: string,
  id: number,
): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.clientCode, clientCode), eq(message.id, id), isNotNull(message.envoyeLe)))
  return rows[0]
}

export const deleteSentBefore = (db: Executor, before: Date) =>
  db.delete(message).where(lt(message.envoyeLe, before))
