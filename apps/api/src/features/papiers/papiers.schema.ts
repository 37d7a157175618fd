import type { MoyenPreuve, NaturePreuve } from '@espace-adherent/domain'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What the law wants told about papers, once it was told: to whom, when, by what means. */
export const preuvePapier = pgTable(
  'preuve_papier',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** None: the account is gone, the proof stays. */
    compteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    nature: text().$type<NaturePreuve>().notNull(),
    /** What tells it from any other of its kind: the contract, the year, the message. */
    objet: text().notNull(),
    le: instant().notNull(),
    moyen: text().$type<MoyenPreuve>().notNull(),
    /** Sealed: where it was told. */
    adresse: text(),
  },
  (t) => [
    unique('preuve_papier_une').on(t.compteId, t.nature, t.objet),
    index('preuve_papier_le').on(t.clientCode, t.le, t.id),
  ],
)
