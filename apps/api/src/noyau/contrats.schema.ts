import {
  type Adresse,
  type EtatContrat,
  exonerations,
  type MotifRadiation,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { client } from '../features/portail/portail.schema.ts'
import { instant } from '../platform/db/columns.schema.ts'

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
    /** Of whoever the Caisses sociales de Monaco insure too: 98 and the eleven digits of their number. */
    nirMonegasqueEmpreinte: text(),
    sexe: text().$type<'F' | 'M'>(),
    /** Birth name, when it is another. */
    nomPatronymique: text(),
    /** Of twins, the order of birth; 1 for everybody else. */
    rangGemellaire: integer().notNull().default(1),
    adresse: jsonb().$type<Adresse>(),
    /** Sealed. */
    telephone: text(),
    /** Whether the Assurance maladie sends the insurer what it pays for this person. */
    isTeletransmission: boolean().notNull().default(false),
    /** Why it does not, in words for the member. */
    motifRefusTeletransmission: text(),
    /** Who pays the compulsory part: « CPAM du Rhône ». */
    organisme: text(),
    /** By the codes of the reference tables. */
    codeRegime: text(),
    /** From the sixth month of a pregnancy to twelve days after the birth, as the Assurance maladie tells it. */
    materniteDu: date({ mode: 'string' }),
    materniteAu: date({ mode: 'string' }),
    /** What exempts this person from a share, as the Assurance maladie tells it; without an end, still. */
    exoneration: text({ enum: exonerations }),
    exonerationDu: date({ mode: 'string' }),
    exonerationAu: date({ mode: 'string' }),
    codeSituationFamiliale: text(),
    employeur: text(),
    /** Whose number the Assurance maladie knows this person under, while it is not their own. */
    rattacheA: uuid().references((): AnyPgColumn => personne.id),
    /** What the insurer's system calls this person; none: it was never imported. */
    source: text(),
    /** Keyed hash of their number, where it came from a file or was given here since: by it alone, another one is told. */
    telephoneEmpreinte: text(),
    /** The day they died, once a clerk has confirmed it: nothing is written in their name any more. */
    decesLe: date({ mode: 'string' }),
    /** Since when the insurer's system no longer knows this person: nothing covers them, and they go when their time has come. */
    retireLe: instant(),
  },
  (t) => [
    index('personne_nir').on(t.clientCode, t.nirEmpreinte),
    // Whoever may be one person under two records: few were born on one day.
    index('personne_naissance').on(t.clientCode, t.dateNaissance),
    index('personne_nir_monegasque').on(t.clientCode, t.nirMonegasqueEmpreinte),
    uniqueIndex('personne_source').on(t.clientCode, t.source),
  ],
)

/** What the insurer's system called somebody before it found that they were somebody else: its files may still say so. */
export const fusionPersonne = pgTable(
  'fusion_personne',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Whoever went, as the source called them. */
    de: text().notNull(),
    /** Whoever they are now. */
    personneId: uuid()
      .notNull()
      .references(() => personne.id, { onDelete: 'cascade' }),
    /** The row that they had: lists that were kept of before name them by it. */
    ancienneId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.de] }),
    index('fusion_personne_vers').on(t.personneId),
  ],
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
    /** The employer's compulsory cover: who leaves it is the employer's to decide. */
    isObligatoire: boolean().notNull().default(false),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateFin: date({ mode: 'string' }),
    codeModePaiement: text(),
    titulaire: text(),
    /** Sealed. */
    iban: text(),
    ibanMasque: text(),
    /** Keyed hash: by it alone, an account that somebody else uses is found again. */
    ibanEmpreinte: text(),
    bic: text(),
    /** How and how often contributions are paid, by the codes of the reference tables. */
    codeModePaiementCotisation: text(),
    codePeriodiciteCotisation: text(),
    /** Of a former employee: the first and the last day of cover that the law keeps up for nothing. */
    portabiliteDu: date({ mode: 'string' }),
    portabiliteJusquAu: date({ mode: 'string' }),
    /** Since when the insurer's system no longer knows it: it opens nothing, and goes when its time has come. */
    retireLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numero] }),
    index('contrat_iban').on(t.clientCode, t.ibanEmpreinte),
    index('contrat_portabilite')
      .on(t.portabiliteJusquAu)
      .where(sql`${t.portabiliteJusquAu} is not null`),
  ],
)

/** What a table holds of a contract goes with it. */
export const versContrat = (t: { clientCode: AnyPgColumn; numeroContrat: AnyPgColumn }) =>
  foreignKey({
    columns: [t.clientCode, t.numeroContrat],
    foreignColumns: [contrat.clientCode, contrat.numero],
  })

/** Who is covered by a contract today, and as what. */
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
    /** Of the contract or of the person, set by the database when either is withdrawn or comes back. */
    retireLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numeroContrat, t.personneId] }),
    versContrat(t),
    index('assure_personne').on(t.personneId),
  ],
)

/** Who was covered: what was paid for them still bears their name. */
export const ancienAssure = pgTable(
  'ancien_assure',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    qualite: text().$type<'adherent' | 'beneficiaire'>().notNull(),
    lien: text().notNull(),
    /** None: nobody wrote down since when. */
    dateDebut: date({ mode: 'string' }),
    /** The last day of cover. */
    dateFin: date({ mode: 'string' }).notNull(),
    motif: text().$type<MotifRadiation>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numeroContrat, t.personneId, t.dateFin] }),
    versContrat(t),
    index('ancien_assure_personne').on(t.personneId),
  ],
)

/** The offers that a contract had before the one it has: care of those days is explained by them. */
export const ancienNiveau = pgTable(
  'ancien_niveau',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    nomOffre: text().notNull(),
    du: date({ mode: 'string' }).notNull(),
    /** Included. */
    au: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numeroContrat, t.au] }), versContrat(t)],
)
