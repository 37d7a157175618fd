import type { GenreLecture, PeriodeLecture } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

const compteId = () =>
  uuid()
    .notNull()
    .references(() => compte.id, { onDelete: 'cascade' })

/** How much somebody of the staff read, hour by hour. */
export const lecturePersonnel = pgTable(
  'lecture_personnel',
  {
    compteId: compteId(),
    /** When the hour began. */
    heure: instant().notNull(),
    dossiers: integer().notNull().default(0),
    lignes: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.compteId, t.heure] }),
    index('lecture_personnel_heure').on(t.heure),
  ],
)

/** Somebody read more than their work explains: administrators are told once. */
export const alerteLecture = pgTable(
  'alerte_lecture',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    compteId: compteId(),
    genre: text().$type<GenreLecture>().notNull(),
    periode: text().$type<PeriodeLecture>().notNull(),
    nombre: integer().notNull(),
    le: instant().notNull(),
    /** When the mails left. */
    prevenueLe: instant(),
  },
  (t) => [
    index('alerte_lecture_client').on(t.clientCode, t.le),
    index('alerte_lecture_a_dire').on(t.clientCode, t.id).where(sql`prevenue_le is null`),
  ],
)
