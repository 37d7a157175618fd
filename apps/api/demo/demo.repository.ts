import { eq, inArray } from 'drizzle-orm'
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
import { renfort } from '../src/features/options/options.schema.ts'
import {
  client,
  clientLogo,
  fonctionnaliteContrat,
} from '../src/features/portail/portail.schema.ts'
import { ratioAnnuel } from '../src/features/ratios/ratios.schema.ts'
import { decompte, ligne, paiement } from '../src/features/remboursements/remboursements.schema.ts'
import {
  reseauSoins,
  reseauSoinsImage,
} from '../src/features/reseaux-soins/reseaux-soins.schema.ts'
import { sinistre } from '../src/features/sinistres/sinistres.schema.ts'
import { carteTp } from '../src/noyau/carte-tp.schema.ts'
import { compte } from '../src/noyau/comptes.schema.ts'
import { comptePersonnel } from '../src/noyau/comptes-beneficiaires.schema.ts'
import { assure, contrat, personne } from '../src/noyau/contrats.schema.ts'
import { cotisation, mandat } from '../src/noyau/cotisations.schema.ts'
import { offre } from '../src/noyau/offres.schema.ts'
import { optionContrat } from '../src/noyau/options.schema.ts'
import type { Executor } from '../src/platform/db/index.ts'
import type { DemandesLot } from './demandes/index.ts'
import type { RemboursementsLot } from './remboursements/index.ts'

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

/** The questions of the help service, with what was read of them. */
export type FaqLot = {
  categories: Rows<typeof faqCategorie>
  questions: Rows<typeof faqQuestion>
  statistiques: Rows<typeof faqStatistique>
}

/** What is kept for each contract: cards, due dates, papers. */
export type DossiersLot = {
  cartes: Rows<typeof carteTp>
  cotisations: Rows<typeof cotisation>
  mandats: Rows<typeof mandat>
  documents: AGarder[]
}

export type DelegationsLot = Rows<typeof delegation>

/** Everything that a client owns, in the order in which the tables point to each other. */
export type Lot = {
  client: (typeof client)['$inferInsert']
  logos: Rows<typeof clientLogo>
  exceptions: Rows<typeof fonctionnaliteContrat>
  personnes: Rows<typeof personne>
  offres: Rows<typeof offre>
  contrats: Rows<typeof contrat>
  assures: Rows<typeof assure>
  accords: Rows<typeof partageSoins>
  ratios: Rows<typeof ratioAnnuel>
  comptesPersonnels: Rows<typeof comptePersonnel>
  renforts: Rows<typeof renfort>
  options: Rows<typeof optionContrat>
  nouveautes: Rows<typeof nouveaute>
  comptes: Rows<typeof compte>
  consentements: Rows<typeof consentement>
  notifications: Rows<typeof notification>
  connexions: Rows<typeof connexion>
  contenus: Rows<typeof contenu>
  faq: FaqLot
  dossiers: DossiersLot
  reseaux: { images: Rows<typeof reseauSoinsImage>; reseaux: Rows<typeof reseauSoins> }
  remboursements: RemboursementsLot
  sinistres: Rows<typeof sinistre>
}

export async function insertLot(tx: Executor, lot: Lot): Promise<void> {
  await tx.insert(client).values(lot.client)
  await tx.insert(clientLogo).values(lot.logos)
  await tx.insert(fonctionnaliteContrat).values(lot.exceptions)
  await tx.insert(personne).values(lot.personnes)
  await tx.insert(offre).values(lot.offres)
  await tx.insert(ratioAnnuel).values(lot.ratios)
  await tx.insert(contrat).values(lot.contrats)
  await tx.insert(assure).values(lot.assures)
  if (lot.accords.length > 0) await tx.insert(partageSoins).values(lot.accords)
  if (lot.comptesPersonnels.length > 0)
    await tx.insert(comptePersonnel).values(lot.comptesPersonnels)
  await tx.insert(renfort).values(lot.renforts)
  await tx.insert(optionContrat).values(lot.options)
  await tx.insert(nouveaute).values(lot.nouveautes)
  await tx.insert(compte).values(lot.comptes)
  await tx.insert(consentement).values(lot.consentements)
  if (lot.notifications.length > 0) await tx.insert(notification).values(lot.notifications)
  await tx.insert(connexion).values(lot.connexions)
  await tx.insert(contenu).values(lot.contenus)
  await tx.insert(faqCategorie).values(lot.faq.categories)
  await tx.insert(faqQuestion).values(lot.faq.questions)
  await tx.insert(faqStatistique).values(lot.faq.statistiques)
  await insertDossiers(tx, lot.dossiers)
  await tx.insert(reseauSoinsImage).values(lot.reseaux.images)
  await tx.insert(reseauSoins).values(lot.reseaux.reseaux)
  await insertRemboursements(tx, lot.remboursements)
  if (lot.sinistres.length > 0) await tx.insert(sinistre).values(lot.sinistres)
}

/** Those who are there for what they asked for. */
export async function insertFigurants(
  tx: Executor,
  lot: Pick<
    Lot,
    'personnes' | 'contrats' | 'assures' | 'comptes' | 'consentements' | 'dossiers'
  > & { demandes: DemandesLot; delegations: DelegationsLot },
): Promise<void> {
  await tx.insert(personne).values(lot.personnes)
  await tx.insert(contrat).values(lot.contrats)
  await tx.insert(assure).values(lot.assures)
  await tx.insert(compte).values(lot.comptes)
  await tx.insert(consentement).values(lot.consentements)
  await insertDossiers(tx, lot.dossiers)
  await tx.insert(demande).values(lot.demandes.demandes)
  await tx.insert(demandeEvenement).values(lot.demandes.evenements)
  await tx.insert(demandeAttente).values(lot.demandes.attentes)
  await tx.insert(demandeMessage).values(lot.demandes.messages)
  await tx.insert(demandeEcheanceLegale).values(lot.demandes.legales)
  await tx.insert(demandeRegistre).values(lot.demandes.registre)
  await tx.insert(delegation).values(lot.delegations)
}

/** Somebody with what they hold and what they were paid. */
export async function insertMembre(
  tx: Executor,
  lot: Pick<
    Lot,
    | 'personnes'
    | 'contrats'
    | 'assures'
    | 'comptes'
    | 'consentements'
    | 'dossiers'
    | 'remboursements'
  >,
): Promise<void> {
  await tx.insert(personne).values(lot.personnes)
  await tx.insert(contrat).values(lot.contrats)
  await tx.insert(assure).values(lot.assures)
  await tx.insert(compte).values(lot.comptes)
  await tx.insert(consentement).values(lot.consentements)
  await insertDossiers(tx, lot.dossiers)
  await insertRemboursements(tx, lot.remboursements)
}

async function insertDossiers(tx: Executor, lot: DossiersLot): Promise<void> {
  await tx.insert(carteTp).values(lot.cartes)
  await tx.insert(cotisation).values(lot.cotisations)
  await tx.insert(mandat).values(lot.mandats)
  await insertDocuments(tx, lot.documents)
}

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

/** A statement takes so many parameters and no more. */
const RANGEES = 1000

async function insertRemboursements(tx: Executor, lot: RemboursementsLot): Promise<void> {
  const decomptes = await tx.insert(decompte).values(lot.decomptes).returning({ id: decompte.id })
  const paiements = await tx.insert(paiement).values(lot.paiements).returning({ id: paiement.id })
  const lignes = lot.lignes.map(({ rangDecompte, rangPaiement, ...ecrite }) => ({
    ...ecrite,
    decompteId: decomptes[rangDecompte]?.id ?? 0,
    paiementId: rangPaiement === null ? null : (paiements[rangPaiement]?.id ?? 0),
  }))
  for (let debut = 0; debut < lignes.length; debut += RANGEES)
    await tx.insert(ligne).values(lignes.slice(debut, debut + RANGEES))
}

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
