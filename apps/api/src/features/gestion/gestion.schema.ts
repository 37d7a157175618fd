import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { cleApi } from '../../noyau/cles-api.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { bytea, instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** How one member of staff likes to see one table of the back office. */
export const vue = pgTable(
  'vue',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    /** None: a colleague who has gone had offered it to the team; a trigger keeps it, and it alone. */
    compteId: uuid().references(() => compte.id, { onDelete: 'cascade' }),
    gestion: text().notNull(),
    nom: text().notNull(),
    /** What stands in the address of the list. */
    parametres: text().notNull(),
    /** Colleagues who may read the table find it too. */
    isPartagee: boolean().notNull().default(false),
    ...revisable(),
  },
  (t) => [
    unique('vue_nom').on(t.compteId, t.gestion, t.nom),
    index('vue_equipe').on(t.clientCode, t.gestion).where(sql`${t.isPartagee}`),
  ],
)

/** A list too long to be sent at once: asked for, prepared apart, fetched by whoever asked, then forgotten. */
export const exportDiffere = pgTable(
  'export_differe',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    gestion: text().notNull(),
    format: text().$type<'csv' | 'xlsx'>().notNull(),
    /** What the list was narrowed to. */
    demande: jsonb().$type<Record<string, unknown>>().notNull(),
    creeLe: instant().notNull(),
    pretLe: instant(),
    lignes: integer(),
    contenu: bytea(),
  },
  (t) => [
    index('export_differe_compte').on(t.compteId, t.creeLe),
    index('export_differe_cree').on(t.creeLe),
  ],
)

/** Who has what open in the back office: written again while it is looked at, forgotten after that. */
export const presence = pgTable(
  'presence',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    objet: text().notNull(),
    cible: text().notNull(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    vuLe: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.objet, t.cible, t.compteId] }),
    index('presence_compte').on(t.compteId),
    index('presence_vue').on(t.vuLe),
  ],
)

/** What a row said each time it was written: compared, taken again, shown on its day. */
export const version = pgTable(
  'version',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    /** The table, by the key that its screen and its history have. */
    objet: text().notNull(),
    cible: text().notNull(),
    revision: integer().notNull(),
    /** Null: nobody's own words any more, what came with the portal. */
    valeurs: jsonb().$type<Record<string, unknown>>(),
    le: instant(),
    /** Not a foreign key: what was written outlives the account that wrote it. */
    par: uuid(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.objet, t.cible, t.revision] })],
)

/** What a member of staff has typed and not sent, as their screens read it: theirs alone, and forgotten after a month. */
export const brouillonPersonnel = pgTable(
  'brouillon_personnel',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    cle: text().notNull(),
    /** Sealed. */
    valeur: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.compteId, t.cle] }),
    index('brouillon_personnel_compte').on(t.compteId),
    index('brouillon_personnel_le').on(t.le),
  ],
)

/** A write of staff under the key that its browser drew, with its answer: sent again, it is answered and not done again. */
export const ecriturePersonnel = pgTable(
  'ecriture_personnel',
  {
    auteurId: uuid('compte_id')
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    cle: text().notNull(),
    /** Keyed hash of the address and the words: another write under the same key is refused. */
    empreinte: text().notNull(),
    faiteLe: instant().notNull(),
    /** None until the answer has left. */
    statut: integer(),
    /** Sealed. */
    reponse: text(),
  },
  (t) => [
    primaryKey({ columns: [t.auteurId, t.cle] }),
    index('ecriture_personnel_faite').on(t.faiteLe),
  ],
)

/** The same of what the insurer's management system writes, for as long as it may try again. */
export const ecritureSysteme = pgTable(
  'ecriture_systeme',
  {
    auteurId: uuid('cle_id')
      .notNull()
      .references(() => cleApi.id),
    cle: text().notNull(),
    empreinte: text().notNull(),
    faiteLe: instant().notNull(),
    statut: integer(),
    reponse: text(),
  },
  (t) => [
    primaryKey({ columns: [t.auteurId, t.cle] }),
    index('ecriture_systeme_faite').on(t.faiteLe),
  ],
)
