import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { client } from '../../features/portail/portail.schema.ts'
import { instant } from '../db/columns.schema.ts'

/** Work to be done apart from the request that decided it, written in its transaction. */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    /** Identifiers, never a person's data. */
    data: jsonb().notNull(),
    /** Of those that have one, two of the same never wait or run together. */
    singleton: text(),
    createdAt: instant().notNull(),
    /** Not before: the day it is planned for, then that of its next try. */
    dueAt: instant().notNull(),
    /** How often it was taken. */
    essais: integer().notNull().default(0),
    /** How often it was done: more than once for what comes back by itself. */
    runs: integer().notNull().default(0),
    /** The node that has it, until when, by the clock of the database: nodes' own may disagree. */
    holder: text(),
    leasedUntil: instant(),
    endedAt: instant(),
    isFailed: boolean().notNull().default(false),
    /** The kind of the last failure; never its message, which may quote somebody. */
    error: text(),
  },
  (t) => [
    index('job_due').on(t.key, t.dueAt).where(sql`ended_at is null`),
    uniqueIndex('job_singleton').on(t.key, t.singleton).where(sql`ended_at is null`),
    index('job_ended').on(t.endedAt).where(sql`ended_at is not null`),
  ],
)

/** A kind of work that nobody begins until then: what is under way ends, what is asked for waits. */
export const jobPause = pgTable('job_pause', {
  key: text().primaryKey(),
  jusqua: instant().notNull(),
})

/** A row that was due and could not be done: it waits for its next try, or for somebody who looks at it. */
export const miseDeCote = pgTable(
  'mise_de_cote',
  {
    /** Of the job that walks such rows. */
    key: text().notNull(),
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    /** What tells it from the others: an identifier, never a person's data. */
    cible: text().notNull(),
    essais: integer().notNull(),
    /** The kind of the last failure; never its message, which may quote somebody. */
    raison: text().notNull(),
    depuis: instant().notNull(),
    dernierLe: instant().notNull(),
    /** Null: it was tried often enough. From the fifth try on, staff are shown it. */
    prochainLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.key, t.cible] }),
    index('mise_de_cote_montree').on(t.clientCode, t.dernierLe).where(sql`essais >= 5`),
    index('mise_de_cote_dernier').on(t.dernierLe),
  ],
)
