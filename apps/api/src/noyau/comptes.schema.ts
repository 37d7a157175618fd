import type { Papier, Role, TypeEnvoi } from '@espace-adherent/domain'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { client } from '../features/portail/portail.schema.ts'
import { instant } from '../platform/db/columns.schema.ts'
import { personne } from './contrats.schema.ts'

const ACCENTS = 'àâäçéèêëîïôöùûüÿœæ’'
const PLAIN = "aaaceeeeiioouuuyoa'"

/** Spelled out, for an index holds no parameter and answers to what is spelled as it is. */
export const nomSimple = (column: AnyPgColumn) =>
  sql`translate(lower(${column}), ${sql.raw(`'${ACCENTS}'`)}, ${sql.raw(`'${PLAIN.replace("'", "''")}'`)})`

/** Whoever works there, as the index is spelled: some role of theirs is not one that contracts give. */
export const isPersonnel = sql`not (roles <@ '{User,Beneficiaire}'::text[])`

/** The same of a table that is named. */
export const travailleIci = (roles: SQLWrapper) =>
  sql<boolean>`not (${roles} <@ '{User,Beneficiaire}'::text[])`

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
    /** How often something of it changed that staff act on: who it is, what it may do, how it is protected. */
    revision: integer().notNull().default(1),
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
    /** Until when, that day included, its holder reads medical papers besides: two administrators gave it. Null: they do not. */
    accesMedicalJusquau: date(),
    creeLe: instant().notNull().defaultNow(),
    /** When its holder was written to, of one that came from the portal before this one. */
    inviteLe: instant(),
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
