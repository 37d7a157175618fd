import type { ActeGestion } from '@espace-adherent/contract'
import type {
  Acteur,
  AvisMedical,
  CauseReclamation,
  EtatDemande,
  Geste,
  ModeGestion,
  MotifAttente,
  NatureAttente,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cleApi } from '../../noyau/cles-api.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** Who has a request, nobody included: rows where a column is null come in no order that an index keeps. */
export const PERSONNE = '00000000-0000-0000-0000-000000000000'
export const chezSql = (gestionnaireId: AnyPgColumn) =>
  sql`coalesce(${gestionnaireId}, ${sql.raw(`'${PERSONNE}'::uuid`)})`

/**
 * What a member asked for. It outlives the account: a trigger empties what is personal when the
 * account goes, and what is left counts in the insurer's figures.
 */
export const demande = pgTable(
  'demande',
  {
    id: uuid().primaryKey(),
    /** What its reference is made of. */
    numero: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    numeroContrat: text(),
    /** Sealed JSON: who says they are asking, when it came without an account. */
    demandeur: text(),
    /** Keyed hash of their address: how much comes from it in a day. */
    demandeurEmpreinte: text(),
    /** Whom they were recognised as, by the server or by a clerk; the sender is not told. */
    personneId: uuid().references(() => personne.id),
    /** When a clerk saw for themselves who asks. */
    identiteVerifieeLe: instant(),
    acte: text().$type<ActeGestion>().notNull(),
    /** Of the act, when it was sent. */
    version: integer().notNull().default(1),
    /** Sealed JSON: what is meant. Rewritten by a clerk who sets it right, and then told by an event; null once the account is gone. */
    data: text(),
    /** Sealed JSON: what changes, as it was said before it was sent. */
    lignes: text(),
    /** Sealed JSON: what has come of it, in the words that its member was last told. */
    suite: text(),
    /** Keyed hash of what was sent: the same words again within a minute are the same request. */
    empreinte: text(),
    modeGestion: text().$type<ModeGestion>().notNull(),
    etat: text().$type<EtatDemande>().notNull(),
    /** One more with everything that happens to it. */
    revision: integer().notNull().default(1),
    /** The clerk who has it. */
    gestionnaireId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    /** Until when a clerk means to answer it. A week for those that no act has dated. */
    echeance: date().notNull().default(sql`current_date + 7`),
    /** Since when something is awaited from the member: the deadline moves once they answer. */
    pauseDepuis: instant(),
    /** The day from which it counts once accepted; null: at once. */
    effetLe: date(),
    /** Under which the browser sent it: the same one again is the same request. */
    cleIdempotence: text(),
    creeLe: instant().notNull(),
    decideeLe: instant(),
    appliqueeLe: instant(),
    /** The conversation that it has become part of: messages, documents and questions are there since. */
    jointeA: uuid().references((): AnyPgColumn => demande.id, { onDelete: 'cascade' }),
    /** It is, or was, of an act that may carry medical papers: what comes in about it is medical. Never taken back. */
    isMedicale: boolean().notNull().default(false),
    /** What was written in its form in a text of one's own is read by the medical service alone. */
    isSaisieMedicale: boolean().notNull().default(false),
    /** When somebody said so, or the contrary; null: it came so. */
    saisieQualifieeLe: instant(),
  },
  (t) => [
    versContrat(t),
    uniqueIndex('demande_cle').on(t.compteId, t.cleIdempotence),
    index('demande_demandeur')
      .on(t.demandeurEmpreinte, t.creeLe)
      .where(sql`demandeur_empreinte is not null`),
    index('demande_personne').on(t.personneId).where(sql`personne_id is not null`),
    index('demande_compte').on(t.compteId, t.creeLe, t.id),
    index('demande_gestionnaire').on(t.gestionnaireId).where(sql`gestionnaire_id is not null`),
    index('demande_ouverte')
      .on(t.clientCode, t.numeroContrat, t.acte)
      .where(sql`etat in ('recue', 'en-cours')`),
    index('demande_file')
      .on(t.clientCode, t.creeLe, t.id)
      .where(sql`etat in ('recue', 'en-cours')`),
    // The most urgent first, those that wait for their member last; then by what the queue is narrowed to.
    index('demande_urgence')
      .on(t.clientCode, sql`(pause_depuis is not null)`, t.echeance, t.id)
      .where(sql`etat in ('recue', 'en-cours')`),
    index('demande_chez')
      .on(
        t.clientCode,
        chezSql(t.gestionnaireId),
        sql`(pause_depuis is not null)`,
        t.echeance,
        t.id,
      )
      .where(sql`etat in ('recue', 'en-cours')`),
    index('demande_acte')
      .on(t.clientCode, t.acte, sql`(pause_depuis is not null)`, t.echeance, t.id)
      .where(sql`etat in ('recue', 'en-cours')`),
    // Few of many: the bounds of the others know no « is not null ».
    index('demande_en_pause')
      .on(t.clientCode, t.echeance, t.id)
      .where(sql`etat in ('recue', 'en-cours') and pause_depuis is not null`),
    index('demande_traitee')
      .on(t.clientCode, t.decideeLe, t.id)
      .where(sql`mode_gestion = 'manuel' and decidee_le is not null`),
    index('demande_jointe').on(t.jointeA).where(sql`jointe_a is not null`),
    index('demande_numero').on(t.clientCode, t.numero),
    // The end of a contract is known from the day on which it is accepted.
    index('demande_fin')
      .on(t.clientCode, t.numeroContrat)
      .where(sql`acte = 'resiliationActeGestion' and etat = 'acceptee'`),
    // What is planned for a contract: its price to come.
    index('demande_prevue')
      .on(t.clientCode, t.numeroContrat)
      .where(sql`etat = 'acceptee' and appliquee_le is null`),
    index('demande_planifiee').on(t.effetLe).where(sql`etat = 'acceptee' and appliquee_le is null`),
    index('demande_delai')
      .on(t.clientCode, t.acte, t.decideeLe)
      .where(sql`mode_gestion = 'manuel' and decidee_le is not null`),
  ],
)

/** Everything that happened to a request, in the order of its revisions. */
export const demandeEvenement = pgTable(
  'demande_evenement',
  {
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    geste: text().$type<'recevoir' | Geste>().notNull(),
    par: text().$type<Acteur>().notNull(),
    /** Who did it, when it was somebody of the insurer. */
    auteurId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    /** With which key, when it was the insurer's management system. */
    cleId: uuid().references(() => cleApi.id),
    le: instant().notNull(),
    /** Sealed: a reason, what could not be done. */
    texte: text(),
  },
  (t) => [
    primaryKey({ columns: [t.demandeId, t.revision] }),
    index('demande_evenement_auteur').on(t.auteurId, t.le).where(sql`auteur_id is not null`),
  ],
)

/** What the law wants done about a request, and by when. It never stops. */
export const demandeEcheanceLegale = pgTable(
  'demande_echeance_legale',
  {
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    cle: text().notNull(),
    echeance: date().notNull(),
    tenueLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.demandeId, t.cle] }),
    index('demande_echeance_legale_ouverte').on(t.echeance).where(sql`tenue_le is null`),
  ],
)

/** What the registers of complaints and of rights say besides the request itself. */
export const demandeRegistre = pgTable('demande_registre', {
  demandeId: uuid()
    .primaryKey()
    .references(() => demande.id, { onDelete: 'cascade' }),
  /** What the complaint is about, or the right that is asked for. */
  nature: text().notNull(),
  /** What a complaint comes from, and what is done about it. */
  cause: text().$type<CauseReclamation>(),
  action: text(),
})

/** What a request waits for from the member: a piece with its reason, or an answer. */
export const demandeAttente = pgTable(
  'demande_attente',
  {
    id: uuid().primaryKey(),
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    nature: text().$type<NatureAttente>().notNull(),
    champ: text(),
    libelle: text().notNull(),
    motif: text().$type<MotifAttente>(),
    /** Sealed: what the clerk wrote. */
    texte: text(),
    demandeLe: instant().notNull(),
    echeance: date().notNull(),
    reponduLe: instant(),
  },
  (t) => [
    index('demande_attente_demande').on(t.demandeId),
    index('demande_attente_ouverte').on(t.echeance).where(sql`repondu_le is null`),
  ],
)

/** The files of a request, by reference. They go with their owner's account. */
export const demandeFichier = pgTable(
  'demande_fichier',
  {
    remoteFileName: text()
      .primaryKey()
      .references(() => fichier.remoteFileName, { onDelete: 'cascade' }),
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    /** The field that it answers. */
    champ: text().notNull(),
    libelle: text().notNull(),
    attenteId: uuid().references(() => demandeAttente.id, { onDelete: 'set null' }),
    le: instant().notNull(),
    /** What the medical service said of it, when and who; nobody else says anything. */
    avis: text().$type<AvisMedical>(),
    avisLe: instant(),
    avisParId: uuid(),
    /** When somebody said whether it is medical (`fichier.isMedicale`); null: it came so. */
    qualifieLe: instant(),
  },
  (t) => [index('demande_fichier_demande').on(t.demandeId)],
)

/** What the member and a clerk write to each other about a request. */
export const demandeMessage = pgTable(
  'demande_message',
  {
    id: uuid().primaryKey(),
    /** In the order in which they were written, even within one instant. */
    numero: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    /** `note`: from one clerk to the next, never shown to the member. */
    par: text().$type<'membre' | 'gestionnaire' | 'note'>().notNull(),
    auteurId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    /** Sealed. */
    texte: text().notNull(),
    le: instant().notNull(),
    luLe: instant(),
    /** Read by its writer and by the medical service alone. */
    isMedicale: boolean().notNull().default(false),
    /** When somebody said whether it is; null: it came so. */
    qualifieLe: instant(),
  },
  (t) => [
    index('demande_message_demande').on(t.demandeId, t.numero),
    index('demande_message_auteur').on(t.auteurId),
  ],
)

/** What cancels one request, sent by mail: whoever holds it needs not sign in. Gone with its use, or its request. */
export const lienDemande = pgTable(
  'lien_demande',
  {
    /** SHA-256 of the code: a copy of this table cancels nothing. */
    empreinte: text().primaryKey(),
    demandeId: uuid()
      .notNull()
      .references(() => demande.id, { onDelete: 'cascade' }),
    creeLe: instant().notNull(),
  },
  (t) => [index('lien_demande_demande').on(t.demandeId), index('lien_demande_cree').on(t.creeLe)],
)

/** A clerk who is away, and who goes on with their requests meanwhile. */
export const absence = pgTable(
  'absence',
  {
    compteId: uuid()
      .primaryKey()
      .references(() => compte.id, { onDelete: 'cascade' }),
    jusquAu: date().notNull(),
    remplacantId: uuid().references(() => compte.id, { onDelete: 'set null' }),
  },
  (t) => [index('absence_remplacant').on(t.remplacantId)],
)

/** Reasons that clerks start from, act by act. */
export const motifDecision = pgTable(
  'motif_decision',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    geste: text().$type<'refuser' | 'clore' | 'demander' | 'conclure'>().notNull(),
    /** Null: whatever is asked for. */
    acte: text().$type<ActeGestion>(),
    titre: text().notNull(),
    texte: text().notNull(),
    ordre: integer().notNull().default(0),
    ...revisable(),
  },
  (t) => [index('motif_decision_client').on(t.clientCode, t.ordre)],
)
