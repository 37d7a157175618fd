import { and, eq, inArray } from 'drizzle-orm'
import { partageSoins } from '../src/features/confidentialite/confidentialite.schema.ts'
import { consentement } from '../src/features/consentements/consentements.schema.ts'
import { contenu } from '../src/features/contenu/contenu.schema.ts'
import { delegation } from '../src/features/delegation/delegation.schema.ts'
import {
  demande,
  demandeAttente,
  demandeEcheanceLegale,
  demandeEvenement,
  demandeMessage,
  demandeRegistre,
} from '../src/features/demandes/demandes.schema.ts'
import { type AGarder, insertDocuments } from '../src/features/documents/index.ts'
import { faqCategorie, faqQuestion, faqStatistique } from '../src/features/faq/faq.schema.ts'
import { connexion } from '../src/features/identity/identity.schema.ts'
import { notification } from '../src/features/notifications/notifications.schema.ts'
import { nouveaute } from '../src/features/nouveautes/nouveautes.schema.ts'
import {
  client,
  clientLogo,
  fonctionnaliteContrat,
} from '../src/features/portail/portail.schema.ts'
import { ratioAnnuel } from '../src/features/ratios/ratios.schema.ts'
import {
  reseauSoins,
  reseauSoinsImage,
} from '../src/features/reseaux-soins/reseaux-soins.schema.ts'
import { compte } from '../src/noyau/comptes.schema.ts'
import { personne } from '../src/noyau/contrats.schema.ts'
import type { Executor } from '../src/platform/db/index.ts'
import type { DemandesLot } from './demandes/index.ts'

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

/** The questions of the help service, with what was read of them. */
export type FaqLot = {
  categories: Rows<typeof faqCategorie>
  questions: Rows<typeof faqQuestion>
  statistiques: Rows<typeof faqStatistique>
}

export type DelegationsLot = Rows<typeof delegation>

/** What a client has before anybody is its member, in the order in which the tables point to each other. */
export type LotClient = {
  client: (typeof client)['$inferInsert']
  logos: Rows<typeof clientLogo>
  ratios: Rows<typeof ratioAnnuel>
  nouveautes: Rows<typeof nouveaute>
  comptes: Rows<typeof compte>
  consentements: Rows<typeof consentement>
  contenus: Rows<typeof contenu>
  faq: FaqLot
}

export async function insertClient(tx: Executor, lot: LotClient): Promise<void> {
  await tx.insert(client).values(lot.client)
  await tx.insert(clientLogo).values(lot.logos)
  await tx.insert(ratioAnnuel).values(lot.ratios)
  await tx.insert(nouveaute).values(lot.nouveautes)
  await insertComptes(tx, lot.comptes, lot.consentements)
  await tx.insert(contenu).values(lot.contenus)
  await tx.insert(faqCategorie).values(lot.faq.categories)
  await tx.insert(faqQuestion).values(lot.faq.questions)
  await tx.insert(faqStatistique).values(lot.faq.statistiques)
}

/** Those that no file opens. */
export async function insertComptes(
  tx: Executor,
  comptes: Rows<typeof compte>,
  consentements: Rows<typeof consentement>,
): Promise<void> {
  if (comptes.length > 0) await tx.insert(compte).values(comptes)
  if (consentements.length > 0) await tx.insert(consentement).values(consentements)
}

/** What a portal has of members besides what its insurer's files say. */
type LotPortail = {
  exceptions: Rows<typeof fonctionnaliteContrat>
  accords: Rows<typeof partageSoins>
  notifications: Rows<typeof notification>
  connexions: Rows<typeof connexion>
  documents: AGarder[]
}

export async function insertPortail(tx: Executor, lot: LotPortail): Promise<void> {
  if (lot.exceptions.length > 0) await tx.insert(fonctionnaliteContrat).values(lot.exceptions)
  if (lot.accords.length > 0) await tx.insert(partageSoins).values(lot.accords)
  if (lot.notifications.length > 0) await tx.insert(notification).values(lot.notifications)
  await tx.insert(connexion).values(lot.connexions)
  await insertPapiers(tx, lot.documents)
}

/** More clerks, and what members asked for. */
export async function insertFigurants(
  tx: Executor,
  lot: {
    comptes: Rows<typeof compte>
    consentements: Rows<typeof consentement>
    documents: AGarder[]
    demandes: DemandesLot
    delegations: DelegationsLot
  },
): Promise<void> {
  await insertComptes(tx, lot.comptes, lot.consentements)
  await insertPapiers(tx, lot.documents)
  await tx.insert(demande).values(lot.demandes.demandes)
  await tx.insert(demandeEvenement).values(lot.demandes.evenements)
  await tx.insert(demandeAttente).values(lot.demandes.attentes)
  await tx.insert(demandeMessage).values(lot.demandes.messages)
  await tx.insert(demandeEcheanceLegale).values(lot.demandes.legales)
  await tx.insert(demandeRegistre).values(lot.demandes.registre)
  await tx.insert(delegation).values(lot.delegations)
}

export const insertPapiers = (tx: Executor, documents: AGarder[]) => insertDocuments(tx, documents)

type Traits = Pick<
  typeof compte.$inferSelect,
  'isAmf' | 'creeParAdmin' | 'isActif' | 'telephone' | 'telephoneConfirmeLe'
>

export const saveTraits = (tx: Executor, id: string, traits: Traits) =>
  tx.update(compte).set(traits).where(eq(compte.id, id))

/** The picture of a network that the files have brought. */
export async function saveImage(
  tx: Executor,
  reseau: string,
  image: { id: string } & typeof reseauSoinsImage.$inferInsert,
): Promise<void> {
  await tx.insert(reseauSoinsImage).values(image)
  await tx
    .update(reseauSoins)
    .set({ imageId: image.id })
    .where(and(eq(reseauSoins.clientCode, image.clientCode), eq(reseauSoins.reseau, reseau)))
}

export const findPersonnes = (db: Executor, clientCode: string) =>
  db
    .select({ id: personne.id, source: personne.source })
    .from(personne)
    .where(eq(personne.clientCode, clientCode))

export const findComptes = (db: Executor, clientCode: string) =>
  db
    .select({
      id: compte.id,
      userName: compte.userName,
      prenom: compte.prenom,
      nom: compte.nom,
    })
    .from(compte)
    .where(eq(compte.clientCode, clientCode))

export const hasAnyClient = async (db: Executor) =>
  (await db.select({ code: client.code }).from(client).limit(1)).length > 0

/** Those that a clerk has yet to decide. */
export const findDemandesOuvertes = (db: Executor) =>
  db
    .select()
    .from(demande)
    .where(inArray(demande.etat, ['recue', 'en-cours']))

export const saveLignes = (db: Executor, id: string, lignes: string) =>
  db.update(demande).set({ lignes }).where(eq(demande.id, id))
