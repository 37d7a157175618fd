import type { GroupeAudience } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, revisable } from './columns.schema.ts'
import { client } from './portail.schema.ts'

/** Whom notifications are written to. */
export const audience = pgTable(
  'audience',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    nom: text().notNull(),
    description: text(),
    regle: jsonb().$type<GroupeAudience>().notNull(),
    /** As last counted. */
    taille: integer(),
    compteeLe: instant(),
    ...revisable(),
  },
  (t) => [unique('audience_nom').on(t.clientCode, t.nom)],
)

/** How many there were on a day. */
export const audienceTaille = pgTable(
  'audience_taille',
  {
    audienceId: uuid()
      .notNull()
      .references(() => audience.id, { onDelete: 'cascade' }),
    jour: date({ mode: 'string' }).notNull(),
    nombre: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.audienceId, t.jour] })],
)

/**
 * What rules are asked of, gathered from accounts, persons and contracts: one line for each contract that
 * an account has a part in. Only large clients are counted by it, and nobody is ever written to by it:
 * it is a few minutes old.
 */
export const profilAudience = pgTable(
  'profil_audience',
  {
    // Those of a fixed width first, those that may be missing last: a million rows are read faster.
    compteId: uuid().notNull(),
    /** The account has this contract only: counting it is counting lines. */
    isSeul: boolean().notNull(),
    hasRib: boolean().notNull(),
    hasMobile: boolean().notNull(),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateNaissance: date({ mode: 'string' }).notNull(),
    compteCree: date({ mode: 'string' }).notNull(),
    clientCode: text().notNull(),
    etatContrat: text().notNull(),
    typeContrat: text().notNull(),
    qualite: text().notNull(),
    offre: text().notNull(),
    dematerialisation: text().notNull(),
    numeroContrat: text().notNull(),
    canalService: text().array().notNull(),
    canalInformation: text().array().notNull(),
    canalOffres: text().array().notNull(),
    codePostal: text(),
    derniereConnexion: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.compteId, t.numeroContrat] }),
    index('profil_audience_plusieurs').on(t.clientCode, t.compteId).where(sql`not is_seul`),
  ],
)

/** When somebody last counted by the lines of a client, and when these were gathered, all of them. */
export const profilReleve = pgTable('profil_releve', {
  clientCode: text()
    .primaryKey()
    .references(() => client.code),
  demandeLe: instant().notNull(),
  le: instant(),
})
