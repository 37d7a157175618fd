import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { revisable } from './columns.schema.ts'

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

export const codePostal = pgTable(
  'code_postal',
  {
    codePostal: text().notNull(),
    codeInsee: text().notNull(),
    localite: text().notNull(),
    /** Upper case without accents, hyphens or apostrophes: what people type is compared with this. */
    recherche: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.codePostal, t.codeInsee] }),
    index('code_postal_recherche').on(t.recherche.op('text_pattern_ops')),
  ],
)
