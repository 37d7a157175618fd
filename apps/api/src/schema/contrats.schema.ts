import type { EtatContrat } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { client } from './portail.schema.ts'

export const personne = pgTable(
  'personne',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    codeCivilite: text(),
    nom: text().notNull(),
    prenom: text().notNull(),
    dateNaissance: date({ mode: 'string' }).notNull(),
    codePostal: text(),
    /** Sealed; found again by its keyed hash. */
    nir: text(),
    nirEmpreinte: text(),
  },
  (t) => [index('personne_nir').on(t.clientCode, t.nirEmpreinte)],
)

export const contrat = pgTable(
  'contrat',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    numero: text().notNull(),
    nomOffre: text().notNull(),
    typeContrat: text().$type<'sante' | 'prevoyance'>().notNull(),
    etat: text().$type<EtatContrat>().notNull(),
    isPrecontentieux: boolean().notNull().default(false),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateFin: date({ mode: 'string' }),
    codeModePaiement: text(),
    titulaire: text(),
    /** Sealed. */
    iban: text(),
    ibanMasque: text(),
    bic: text(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numero] })],
)

/** Who is covered by a contract, and as what. */
export const assure = pgTable(
  'assure',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    qualite: text().$type<'adherent' | 'beneficiaire'>().notNull(),
    lien: text().notNull(),
    rang: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numeroContrat, t.personneId] }),
    foreignKey({
      columns: [t.clientCode, t.numeroContrat],
      foreignColumns: [contrat.clientCode, contrat.numero],
    }),
    index('assure_personne').on(t.personneId),
  ],
)
