import type { Alerte, Canal } from '@espace-adherent/domain'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

const compteId = () =>
  uuid()
    .notNull()
    .references(() => compte.id, { onDelete: 'cascade' })

/** How an account wants to be written to; who has no line has not chosen. */
export const preference = pgTable('preference', {
  compteId: compteId().primaryKey(),
  service: text().array().$type<Canal[]>().notNull(),
  information: text().array().$type<Canal[]>().notNull(),
  offres: text().array().$type<Canal[]>().notNull(),
  /** « HH:MM » in Paris; both empty: there are no quiet hours. */
  silenceDebut: text().notNull(),
  silenceFin: text().notNull(),
  /** Calls that sell: agreed to or not, when, and the sentence that was answered. */
  telephone: boolean().notNull().default(false),
  telephoneLe: instant(),
  telephonePhrase: text(),
  le: instant().notNull(),
})

/** What an account wants to be told of as it happens, and since when: nothing older is told. */
export const abonnement = pgTable(
  'abonnement',
  {
    compteId: compteId(),
    alerte: text().$type<Alerte>().notNull(),
    depuis: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.compteId, t.alerte] })],
)

/** What has been told already: an event is told once, whichever node sees it first. */
export const alerteEnvoyee = pgTable(
  'alerte_envoyee',
  {
    compteId: compteId(),
    alerte: text().$type<Alerte>().notNull(),
    /** The event: the transfer, the document, the instalment and what happened to it. */
    objet: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.compteId, t.alerte, t.objet] })],
)
