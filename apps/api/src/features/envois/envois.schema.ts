import type { CanalEnvoi, CategorieMot, EtatEnvoi } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { audience } from '../audiences/audiences.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What staff write to an audience: one person writes it, another consents, a job sends it. */
export const envoi = pgTable(
  'envoi',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    titre: text().notNull(),
    texte: text().notNull(),
    bouton: text(),
    lien: text(),
    categorie: text().$type<CategorieMot>().notNull(),
    canaux: text().array().$type<CanalEnvoi[]>().notNull(),
    audienceId: uuid()
      .notNull()
      .references(() => audience.id),
    /** None: as soon as it is approved. */
    departLe: instant(),
    etat: text().$type<EtatEnvoi>().notNull(),
    /** Who wrote it, or last changed it. No foreign key: what was sent outlives their account. */
    auteurId: uuid(),
    /** How many there were for its author. Who consented, to how many and to which version of the audience: `accord`. */
    nombreSoumis: integer(),
    nombre: integer(),
    motif: text(),
    creeLe: instant().notNull(),
    commenceLe: instant(),
    termineLe: instant(),
    /** Up to which account it was sent, in the order of their identifiers. */
    curseur: uuid(),
    /** Nobody is left after the cursor. */
    isParcouru: boolean().notNull().default(false),
    ...revisable(),
  },
  (t) => [
    index('envoi_client').on(t.clientCode, t.creeLe),
    index('envoi_audience').on(t.audienceId),
    index('envoi_vivant').on(t.etat).where(sql`etat in ('programme', 'encours')`),
  ],
)

/** `parti`: written to the outbox; `remis`: its provider took it, or it stands on the portal. */
export type EtatDestinataire = 'a-partir' | 'parti' | 'remis' | 'echec' | 'ecarte'

/** One receiver by one way: written with what is sent to them, so that nobody receives it twice. */
export const envoiDestinataire = pgTable(
  'envoi_destinataire',
  {
    envoiId: uuid()
      .notNull()
      .references(() => envoi.id, { onDelete: 'cascade' }),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    canal: text().$type<CanalEnvoi>().notNull(),
    etat: text().$type<EtatDestinataire>().notNull(),
    motif: text(),
    notificationId: bigint({ mode: 'number' }),
    messageId: bigint({ mode: 'number' }),
    le: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.envoiId, t.compteId, t.canal] }),
    index('envoi_destinataire_ouvert')
      .on(t.envoiId, t.etat)
      .where(sql`etat in ('a-partir', 'parti')`),
    index('envoi_destinataire_compte').on(t.compteId),
  ],
)

/** An address or number that nothing of this kind is sent to any more. */
export const adresseEcartee = pgTable(
  'adresse_ecartee',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    canal: text().$type<'email' | 'sms'>().notNull(),
    /** `rejet`: nothing arrives there; `desinscription`: nothing that sells. */
    motif: text().$type<'rejet' | 'desinscription'>().notNull(),
    /** Keyed hash: another address of the same account is another. */
    empreinte: text().notNull(),
    /** In part, for whoever reads the list. */
    adresse: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [
    uniqueIndex('adresse_ecartee_compte').on(t.compteId, t.canal, t.motif),
    index('adresse_ecartee_client').on(t.clientCode, t.le),
  ],
)
