import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { jobSource } from '../../platform/jobs/index.ts'
import { client } from '../portail/lu.ts'
import { message } from './messages.schema.ts'

export type MessageRow = (typeof message)['$inferSelect']

export type NouveauMessage = Pick<
  MessageRow,
  'clientCode' | 'channel' | 'destinataireEmpreinte' | 'contenu' | 'creeLe'
>

const { placeholder } = sql

const isUnsent = and(isNull(message.envoyeLe), isNull(message.echoueLe))

/** A message, and for the job that sends it, its number. */
export const messageEcrit = jobSource(
  'message_ecrit',
  sql`insert into message (client_code, channel, destinataire_empreinte, contenu, cree_le)
    values (${placeholder('clientCode')}, ${placeholder('channel')},
      ${placeholder('destinataireEmpreinte')}, ${placeholder('contenu')}, ${placeholder('creeLe')}::timestamptz)
    returning jsonb_build_object('messageId', id) as data`,
)

export async function findUnsent(db: Executor, id: number): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.id, id), isUnsent))
  return rows[0]
}

export const saveContenu = (db: Executor, id: number, contenu: string) =>
  db.update(message).set({ contenu }).where(eq(message.id, id))

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

/** Those that left, or were given up, before then; spelled as the index is. */
export const deleteEndedBefore = (db: Executor, before: Date) =>
  deleteInLots(db, message, lt(sql`coalesce(${message.envoyeLe}, ${message.echoueLe})`, before))

/** Everything that was written to one address or number, the latest first. */
export const findTousMessages = (
  db: Executor,
  clientCode: string,
  empreinte: string,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(and(eq(message.clientCode, clientCode), eq(message.destinataireEmpreinte, empreinte)))
    .orderBy(desc(message.id))

/** Several at once, in the order in which they were given: their numbers, in the same. */
export async function insertMessages(
  tx: Executor,
  rows: readonly NouveauMessage[],
): Promise<number[]> {
  const made = await tx
    .insert(message)
    .values([...rows])
    .returning({ id: message.id })
  return made.map(({ id }) => id)
}

/** Of these, the ones that have not left. */
export const findUnsentAmong = (db: Executor, ids: readonly number[]): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(and(inArray(message.id, [...ids]), isUnsent))
    .orderBy(message.id)

/** Of these, the ones that were given up. */
export const findFailedAmong = async (db: Executor, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ id: message.id })
      .from(message)
      .where(and(inArray(message.id, [...ids]), isNotNull(message.echoueLe)))
  ).map(({ id }) => id)

export const markAllSent = (db: Executor, ids: readonly number[], now: Date) =>
  db
    .update(message)
    .set({ envoyeLe: now })
    .where(and(inArray(message.id, [...ids]), isNull(message.envoyeLe)))

/** What will never leave waits for nobody; it is kept as long as what left. */
export const markFailed = (db: Executor, ids: readonly number[], now: Date) =>
  db
    .update(message)
    .set({ echoueLe: now })
    .where(and(inArray(message.id, [...ids]), isUnsent))

/** Whether a client is open, since when, and whether that address is one of its administrators’. */
export const findEtatClient = (db: Executor, code: string, to: string) =>
  db
    .select({
      isEnPreparation: sql<boolean>`${client.preparation} is not null`,
      ouvertLe: client.ouvertLe,
      isAdministrateur: sql<boolean>`exists (select 1 from ${compte}
        where ${or(eq(compte.clientCode, client.code), eq(compte.clientCode, client.gerePar))}
          and ${and(sql`lower(${compte.email}) = lower(${to})`, sql`'Admin' = any(${compte.roles})`)})`,
    })
    .from(client)
    .where(eq(client.code, code))
