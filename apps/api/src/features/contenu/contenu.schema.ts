import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { audience } from '../audiences/audiences.schema.ts'
import { client } from '../portail/portail.schema.ts'

export const contenu = pgTable(
  'contenu',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Name of the block list, e.g. Pages_Statiques. */
    bloc: text().notNull(),
    name: text().notNull(),
    /** What is public, or would be: a draft over it is a version. */
    title: text().notNull(),
    content: text().notNull(),
    /** Whom what is public is for; everybody without one. A draft may be for others. */
    audienceId: uuid().references(() => audience.id),
    /** Until when what is public is read. */
    finLe: instant(),
    /** Of a message after sign-in: under which name and for how many days a browser keeps quiet about it. */
    cookie: text(),
    jours: integer(),
    ordre: integer().notNull(),
    publieLe: instant(),
    /** Which one is public, once a draft was written over it. */
    publieeRevision: integer(),
    /** Which one is to be public, and from when. */
    programmeeRevision: integer(),
    programmeeLe: instant(),
    /** The latest, whether or not it is public. */
    ...revisable(),
  },
  (t) => [uniqueIndex('contenu_nom').on(t.clientCode, t.bloc, t.name)],
)
