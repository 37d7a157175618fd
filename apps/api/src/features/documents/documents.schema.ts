import type { EcheanceCotisation, EcheancePrevue } from '@espace-adherent/contract'
import type {
  Adresse,
  CanalCourrier,
  CodeEdition,
  EtatContrat,
  EtatImpression,
  Ipid,
  NatureDocument,
  Qualite,
  Ratios,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A letter's text, kept as it was sent. */
export type CorpsCourrier = { paragraphes: string[] }

/** A change of level as it was quoted. In cents; a price is that of a month. */
export type Devis = {
  nomOffre: string
  effet: string
  du: string
  au: string
  depense: number
  ratios?: Ratios | null
  niveaux: { nomOffre: string; cotisation: number | null; rc: number; reste: number }[]
}

/** What a document is made of when it is asked for. */
export type ParametresDocument = {
  debut?: string
  fin?: string
  devis?: Devis
  ipid?: Ipid
  /** The change that it notifies: what proves that it was told, and once. */
  evolution?: string
  /** Sealed: what an advice says tells what care somebody expects. */
  conseil?: { id: string; contenu: string }
} & Partial<CorpsCourrier>

/** Somebody covered by a contract, as papers name and address them. */
export type AssureDossier = {
  personneId: string
  codeCivilite: string | null
  nom: string
  prenom: string
  dateNaissance: string
  lien: string
  rang: number
  qualite: Qualite
  adresse: Adresse | null
}

/** What a paper says of its contract, and what the tables only know of the present. */
export type Instantane = {
  nomOffre: string
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
  assures: AssureDossier[]
  /** Of a schedule: what was called for that year; what was planned by then, counted and said. */
  echeances?: (EcheanceCotisation & Partial<Pick<EcheancePrevue, 'changements'>>)[]
  /** Of a schedule: the ratios that it showed. */
  ratiosAnnee?: Ratios | null
}

/** A situation is that of the day it is asked for: to keep one is to keep its file. */
export type EditionGardee =
  | Exclude<CodeEdition, 'situationContractuelle'>
  | 'courrier'
  | 'devis'
  | 'ficheConseil'
  | 'ipid'

/**
 * A document or a letter that is kept for a member. Its bytes are either in the file store, or made
 * again each time from an edition, its parameters and what was true on its day: a statement of last
 * year costs one row.
 */
export const document = pgTable(
  'document',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    /** None: it is the whole contract's, and its beneficiaries do not see it. */
    personneId: uuid().references(() => personne.id),
    nature: text().$type<NatureDocument | 'courrier'>().notNull(),
    titre: text().notNull(),
    le: date({ mode: 'string' }).notNull(),
    /** Of a letter: how it was sent. */
    canal: text().$type<CanalCourrier>(),
    edition: text().$type<EditionGardee>(),
    parametres: jsonb().$type<ParametresDocument>().notNull().default({}),
    /** Taken when it is kept (`insertDocuments`); none for a file. */
    instantane: jsonb().$type<Instantane>(),
    /** Name in the file store. */
    remoteFileName: text(),
    typeMime: text().notNull(),
    nomFichier: text().notNull(),
  },
  (t) => [
    versContrat(t),
    index('document_contrat').on(t.clientCode, t.numeroContrat, t.le, t.id),
    index('document_fichier').on(t.remoteFileName),
    // Letters of one change, among all letters.
    index('document_evolution')
      .on(t.clientCode, sql`(parametres->>'evolution')`)
      .where(sql`parametres->>'evolution' is not null`),
  ],
)

/** A paper that is to leave by post: what the print service works through. */
export const impression = pgTable(
  'impression',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    numeroContrat: text().notNull(),
    documentId: uuid()
      .notNull()
      .unique()
      .references(() => document.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    /** The day that the paper bears. */
    le: date({ mode: 'string' }).notNull(),
    etat: text().$type<EtatImpression>().notNull().default('a-imprimer'),
    ...revisable(),
  },
  (t) => [index('impression_file').on(t.clientCode, t.etat, t.le)],
)
