import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { message } from '../../schema/messages.schema.ts'

export type MessageRow = (typeof message)['$inferSelect']

/** Gives its number, by which it is sent. */
export async function insertMessage(
  tx: Transaction,
  row: (typeof message)['$inferInsert'],
): Promise<number> {
  const [added] = await tx.insert(message).values(row).returning({ id: message.id })
  if (!added) throw new Error('The message was not written')
  return added.id
}

export async function findUnsent(db: Executor, id: number): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.id, id), isNull(message.envoyeLe)))
  return rows[0]
}

export const markSent = (db: Executor, id: number, now: Date) =>
  db
    .update(message)
    .set({ envoyeLe: now })
    .where(and(eq(message.id, id), isNull(message.envoyeLe)))

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
