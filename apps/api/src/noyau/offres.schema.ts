import type { Engagement, Garantie, Revalorisation, Tarif } from '@espace-adherent/domain'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { client } from '../features/portail/portail.schema.ts'
import type { DomaineTp } from './carte-tp.schema.ts'

/** What a client sells: contracts name their offer, the engine reckons with its guarantees. */
export const offre = pgTable(
  'offre',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    nom: text().notNull(),
    /** Of a health offer, under the five headings. */
    garanties: jsonb().$type<Garantie[]>().notNull().default([]),
    /** Of a provident offer. */
    engagements: jsonb().$type<Engagement[]>().notNull().default([]),
    /** What the client raises the benefits of a provident offer by, and from when on. */
    revalorisations: jsonb().$type<Revalorisation[]>().notNull().default([]),
    /** What it costs, year by year. */
    tarifs: jsonb().$type<Tarif[]>().notNull().default([]),
    /** What its card opens: cards are made of it when a contract takes this offer. */
    domainesTp: jsonb().$type<DomaineTp[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.nom] })],
)
