import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
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
    /** What is public, or would be: a draft over it is a revision. */
    title: text().notNull(),
    content: text().notNull(),
    /** Whom what is public is for; everybody without one. A draft may be for others. */
    audienceId: uuid().references(() => audience.id),
    ordre: integer().notNull(),
    publieLe: instant(),
    /** The latest, whether or not it is public. */
    revision: integer().notNull().default(1),
    /** Which one is public, once a draft was written over it. */
    publieeRevision: integer(),
    /** Which one is to be public, and from when. */
    programmeeRevision: integer(),
    programmeeLe: instant(),
    modifieLe: instant(),
    /** Not a foreign key: a text outlives the account that wrote it. */
    modifiePar: uuid(),
  },
  (t) => [uniqueIndex('contenu_nom').on(t.clientCode, t.bloc, t.name)],
)

/** What was written, each time it was: compared, taken again, published on its day. */
export const contenuRevision = pgTable(
  'contenu_revision',
  {
    contenuId: uuid()
      .notNull()
      .references(() => contenu.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Not a foreign key: what is no longer meant does not keep an audience. */
    audienceId: uuid(),
    le: instant().notNull(),
    /** Not a foreign key, as above. */
    par: uuid(),
  },
  (t) => [primaryKey({ columns: [t.contenuId, t.revision] })],
)
