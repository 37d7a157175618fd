import type {
  DomaineDelegation,
  EtatDelegation,
  Papier,
  Role,
  SecondFacteur,
  TypeEnvoi,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { personne } from './contrats.schema.ts'
import { client } from './portail.schema.ts'

const ACCENTS = 'àâäçéèêëîïôöùûüÿœæ’'
const PLAIN = "aaaceeeeiioouuuyoa'"

/** Spelled out, for an index holds no parameter and answers to what is spelled as it is. */
export const nomSimple = (column: AnyPgColumn) =>
  sql`translate(lower(${column}), ${sql.raw(`'${ACCENTS}'`)}, ${sql.raw(`'${PLAIN.replace("'", "''")}'`)})`

/** Who treats requests. */
export const isPersonnel = sql`roles && '{Admin,BackEndUser}'::text[]`

export const compte = pgTable(
  'compte',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** E-mail identifier, in lower case. */
    userName: text().notNull(),
    email: text().notNull(),
    /** argon2id; none until the account is activated, or with an external provider. */
    motDePasse: text(),
    roles: text().array().$type<Role[]>().notNull(),
    codeCivilite: text(),
    nom: text().notNull(),
    prenom: text().notNull(),
    personneId: uuid().references(() => personne.id),
    isActif: boolean().notNull().default(false),
    /** Since when staff keep it shut: whatever is known of it, nobody signs in. */
    verrouilleLe: instant(),
    creeParAdmin: boolean().notNull().default(false),
    /** Mobile number in international form; sealed. */
    telephone: text(),
    /** A number counts for codes once its owner has answered one sent to it. */
    telephoneConfirmeLe: instant(),
    /** The insurer, or the operator, forbids text messages to this number. */
    isTelephoneInterdit: boolean().notNull().default(false),
    /** Which way codes go where both exist. */
    codesPar: text().$type<TypeEnvoi>().notNull().default('SMS'),
    /** A security code is asked for at sign-in. */
    isAmf: boolean().notNull().default(false),
    cguAccepteesLe: instant(),
    /** Documents by electronic means only; null when never asked. */
    isDematerialise: boolean(),
    dematerialiseLe: instant(),
    /** Of whom takes documents on line, the kinds that still come by post. */
    papiersPoste: text().array().$type<Papier[]>().notNull().default([]),
    /** The address whose server refused a mail about a document for good: while it is still theirs, they are asked for another. */
    emailRejete: text(),
    /** Who vouched for the subject: it means nothing at another provider. Without the slash that may end it. */
    issuerExterne: text(),
    /** Subject at that external provider, once its holder has proven to the portal that the account is theirs. */
    sujetExterne: text(),
    /**
     * Of an administrator, from when they may agree to what another one asks for: at once when the installer
     * named them, after some days when a colleague did. Null: never.
     */
    accordsDesLe: instant(),
    creeLe: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('compte_user_name').on(t.clientCode, t.userName),
    uniqueIndex('compte_sujet_externe').on(t.clientCode, t.issuerExterne, t.sujetExterne),
    index('compte_personne').on(t.personneId),
    // As people look for names: without regard to case or accents, by their beginning.
    index('compte_nom').on(t.clientCode, sql`${nomSimple(t.nom)} text_pattern_ops`),
    index('compte_personnel').on(t.clientCode).where(isPersonnel),
  ],
)

/** An account that somebody may enter. */
export const isOuvert = sql`(${compte.isActif} and ${compte.verrouilleLe} is null)`

/** Read access to chosen parts of an account's space, given to another account until a day. */
export const delegation = pgTable(
  'delegation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Whose space it is. */
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** Who may read it, once they have accepted. */
    mandataireId: uuid().references(() => compte.id, { onDelete: 'cascade' }),
    /** Whom the invitation was for, as it was typed. */
    nom: text().notNull(),
    email: text().notNull(),
    domaines: text().array().$type<DomaineDelegation[]>().notNull(),
    /** The last day. */
    fin: date({ mode: 'string' }).notNull(),
    etat: text().$type<EtatDelegation>().notNull(),
    /** SHA-256 of the code of the link, until it is answered. */
    empreinte: text(),
    expireLe: instant().notNull(),
    creeLe: instant().notNull(),
    accepteeLe: instant(),
    finieLe: instant(),
  },
  (t) => [
    index('delegation_compte').on(t.compteId),
    index('delegation_mandataire').on(t.mandataireId),
    uniqueIndex('delegation_empreinte').on(t.empreinte),
    index('delegation_fin').on(t.fin).where(sql`etat = 'acceptee'`),
    index('delegation_finie').on(t.finieLe),
    index('delegation_invitee').on(t.expireLe).where(sql`etat = 'invitee'`),
  ],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie: a copy of this table opens no session. */
    empreinte: text().primaryKey(),
    /** Names it to its owner, who may end it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    clientCode: text().notNull(),
    /** Its holder looks at somebody else's space, through this: the session ends with it. */
    delegationId: uuid().references(() => delegation.id, { onDelete: 'cascade' }),
    /** « Chrome sur Windows »; null of those opened before it was kept. */
    appareil: text(),
    /** When its holder proved who they are: earlier than it was made, if the provider knew them. */
    ouverteLe: instant().notNull().defaultNow(),
    /** How a second factor was proven with it; null: none was, or it is older than this column. */
    secondFacteur: text().$type<SecondFacteur>(),
    vueLe: instant().notNull().defaultNow(),
    expireLe: instant().notNull(),
    /** Of staff who look at the portal as a member sees it: which one, and until when. */
    vueCompteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    vueJusqua: instant(),
    /** For the provider's own logout; sealed, for it names the person. */
    idToken: text(),
  },
  (t) => [
    index('session_compte').on(t.compteId),
    index('session_expire').on(t.expireLe),
    index('session_delegation').on(t.delegationId).where(sql`delegation_id is not null`),
  ],
)

/** Failed sign-ins, for known and unknown identifiers alike. */
export const echecConnexion = pgTable(
  'echec_connexion',
  {
    clientCode: text().notNull(),
    /** Keyed hash of the identifier: what people mistype may be anything. */
    empreinte: text().notNull(),
    essais: integer().notNull(),
    /** The last try that counted: the lock, or the memory of the tries, ends some time after it. */
    depuis: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.empreinte] })],
)

/** One line per successful sign-in. */
export const connexion = pgTable(
  'connexion',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text().notNull(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    le: instant().notNull().defaultNow(),
  },
  (t) => [
    index('connexion_jour').on(t.clientCode, t.le),
    index('connexion_compte').on(t.compteId, t.le),
  ],
)

/** What the embedded provider must remember between two requests. */
export const oidcPayload = pgTable(
  'oidc_payload',
  {
    clientCode: text().notNull(),
    modele: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    compteId: text(),
    expireLe: instant(),
    consommeLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.modele, t.id] }),
    index('oidc_payload_grant').on(t.grantId),
    index('oidc_payload_uid').on(t.uid),
    index('oidc_payload_compte').on(t.compteId),
    index('oidc_payload_expire').on(t.expireLe),
  ],
)

/**
 * Somebody lost what their codes are sent to: one member of staff asks for their protection to be taken
 * off, another one decides.
 */
export const reinitialisationAmf = pgTable(
  'reinitialisation_amf',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    motif: text().notNull(),
    demandeParId: uuid().notNull(),
    demandeLe: instant().notNull(),
    decideParId: uuid(),
    decideLe: instant(),
    isApprouvee: boolean(),
  },
  (t) => [
    // One at a time waits for somebody.
    uniqueIndex('reinitialisation_amf_en_attente').on(t.compteId).where(sql`decide_le is null`),
  ],
)
