import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What is common to all insurers: the installation writes it, and nobody of an insurer. */
export const referentiel = pgTable(
  'referentiel',
  {
    nomTable: text().notNull(),
    code: text().notNull(),
    libelle: text().notNull(),
    ordre: integer().notNull(),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.nomTable, t.code] })],
)

/** What one insurer says in place of a common row, or besides them. */
export const referentielClient = pgTable(
  'referentiel_client',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    nomTable: text().notNull(),
    code: text().notNull(),
    libelle: text().notNull(),
    ordre: integer().notNull(),
    /** No longer offered; data that hold its code still find its label. */
    isRetire: boolean().notNull().default(false),
    /** A common row taken over, or one of the insurer's own. */
    origine: text().$type<'reprise' | 'propre'>().notNull().default('propre'),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.nomTable, t.code] })],
)

export const codePostal = pgTable(
  'code_postal',
  {
    codePostal: text().notNull(),
    codeInsee: text().notNull(),
    localite: text().notNull(),
    /** Upper case without accents, hyphens or apostrophes: what people type is compared with this. */
    recherche: text().notNull(),
    ...revisable(),
  },
  (t) => [
    primaryKey({ columns: [t.codePostal, t.codeInsee] }),
    index('code_postal_recherche').on(t.recherche.op('text_pattern_ops')),
  ],
)
