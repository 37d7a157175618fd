import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A few words that say more, never a person's data. */
export type DetailHistorique = Record<string, string | number | boolean | string[]>

/** Fields of a row, without what is a person's. */
export type Etat = Record<string, unknown>

/**
 * Who did what, when: lines are added and never changed (a trigger holds that). The account is not a
 * foreign key: a line outlives the account that it speaks of. The number is given by a trigger, under
 * a lock that says when all the lines up to a number are there: they can then be sealed in order.
 */
export const historique = pgTable(
  'historique',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    le: instant().notNull(),
    /** Whose line it is, and who may read it one day. */
    compteId: uuid(),
    /** Who did it, when it was not the account itself. */
    auteurId: uuid(),
    /** `acces-refuse`, … */
    action: text().notNull(),
    /** What it was done to: a kind of thing, and the identifier that was given for it. */
    objet: text().notNull(),
    cible: text(),
    detail: jsonb().$type<DetailHistorique>(),
    /** As what they did it, when they may act as several. */
    role: text(),
    /** What changed, field by field: as it was, and as it has become. */
    avant: jsonb().$type<Etat>(),
    apres: jsonb().$type<Etat>(),
    /** The request that did it, as the logs name it. */
    requete: text(),
  },
  (t) => [
    index('historique_client').on(t.clientCode, t.le),
    index('historique_compte').on(t.compteId, t.le),
    index('historique_cible').on(t.objet, t.cible, t.id),
  ],
)

/** The network that a line came from, by keyed hash: apart, for it is forgotten before the line is. */
export const historiqueAdresse = pgTable(
  'historique_adresse',
  {
    historiqueId: bigint({ mode: 'number' }).primaryKey(),
    empreinte: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [index('historique_adresse_le').on(t.le), index('historique_adresse_de').on(t.empreinte)],
)

/** One seal a line, each made of the one before: a line changed, removed or slipped in breaks the chain. */
export const historiqueSceau = pgTable('historique_sceau', {
  /** 1, 2, 3…: none is ever left out. */
  rang: bigint({ mode: 'number' }).primaryKey(),
  historiqueId: bigint({ mode: 'number' }).notNull().unique(),
  /** Keyed hash of the seal before and of the whole line. */
  empreinte: text().notNull(),
})
