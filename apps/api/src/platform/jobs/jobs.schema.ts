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

/**
 * Work to be done apart from the request that decided it, written in that request's transaction.
 */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    /** Identifiers, never a person's data. */
    data: jsonb().notNull(),
    /** Of two jobs with the same singleton, only one waits or runs. */
    singleton: text(),
    createdAt: instant().notNull(),
    /** Not before this moment: the planned day, then the next try. */
    dueAt: instant().notNull(),
    /** How often it was taken. */
    essais: integer().notNull().default(0),
    /** How often it was done: more than once for jobs that come back. */
    runs: integer().notNull().default(0),
    /**
     * The node that has it, and until when, by the database's clock: the clocks of nodes may
     * disagree.
     */
    holder: text(),
    leasedUntil: instant(),
    endedAt: instant(),
    isFailed: boolean().notNull().default(false),
    /** The kind of the last failure, never its message, which may quote a person. */
    error: text(),
  },
  (t) => [
    index('job_due').on(t.key, t.dueAt).where(sql`ended_at is null`),
    uniqueIndex('job_singleton').on(t.key, t.singleton).where(sql`ended_at is null`),
    index('job_ended').on(t.endedAt).where(sql`ended_at is not null`),
  ],
)

/** A kind of job that nobody begins until then. What runs ends; new jobs wait. */
export const jobPause = pgTable('job_pause', {
  key: text().primaryKey(),
  jusqua: instant().notNull(),
})

/** A row that was due and failed: it waits for its next try, or for somebody to look. */
export const miseDeCote = pgTable(
  'mise_de_cote',
  {
    /** The job that walks such rows. */
    key: text().notNull(),
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    /** What tells it from the others: an identifier, never a person's data. */
    cible: text().notNull(),
    essais: integer().notNull(),
    /** The kind of the last failure, never its message, which may quote a person. */
    raison: text().notNull(),
    depuis: instant().notNull(),
    dernierLe: instant().notNull(),
    /** Null: tried often enough. Staff see the row from the fifth try on. */
    prochainLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.key, t.cible] }),
    index('mise_de_cote_montree').on(t.clientCode, t.dernierLe).where(sql`essais >= 5`),
    index('mise_de_cote_dernier').on(t.dernierLe),
  ],
)
