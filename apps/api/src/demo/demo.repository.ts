import type { Executor } from '../platform/db/index.ts'
import { consentement } from '../schema/consentements.schema.ts'
import { contenu } from '../schema/contenu.schema.ts'
import { assure, contrat, personne } from '../schema/contrats.schema.ts'
import { faqCategorie, faqLien, faqQuestion, faqStatistique } from '../schema/faq.schema.ts'
import { compte, connexion } from '../schema/identity.schema.ts'
import { nouveaute } from '../schema/nouveautes.schema.ts'
import { offre } from '../schema/offres.schema.ts'
import { optionContrat, renfort } from '../schema/options.schema.ts'
import { client, clientLogo, fonctionnaliteContrat } from '../schema/portail.schema.ts'

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

/** The questions of the help service, with what was read of them. */
export type FaqLot = {
  categories: Rows<typeof faqCategorie>
  questions: Rows<typeof faqQuestion>
  liens: Rows<typeof faqLien>
  statistiques: Rows<typeof faqStatistique>
}

/** Everything that a client owns, in the order in which the tables point to each other. */
export type Lot = {
  client: (typeof client)['$inferInsert']
  logos: Rows<typeof clientLogo>
  exceptions: Rows<typeof fonctionnaliteContrat>
  personnes: Rows<typeof personne>
  offres: Rows<typeof offre>
  contrats: Rows<typeof contrat>
  assures: Rows<typeof assure>
  renforts: Rows<typeof renfort>
  options: Rows<typeof optionContrat>
  nouveautes: Rows<typeof nouveaute>
  comptes: Rows<typeof compte>
  consentements: Rows<typeof consentement>
  connexions: Rows<typeof connexion>
  contenus: Rows<typeof contenu>
  faq: FaqLot
}

export async function insertLot(tx: Executor, lot: Lot): Promise<void> {
  await tx.insert(client).values(lot.client)
  await tx.insert(clientLogo).values(lot.logos)
  await tx.insert(fonctionnaliteContrat).values(lot.exceptions)
  await tx.insert(personne).values(lot.personnes)
  await tx.insert(offre).values(lot.offres)
  await tx.insert(contrat).values(lot.contrats)
  await tx.insert(assure).values(lot.assures)
  await tx.insert(renfort).values(lot.renforts)
  await tx.insert(optionContrat).values(lot.options)
  await tx.insert(nouveaute).values(lot.nouveautes)
  await tx.insert(compte).values(lot.comptes)
  await tx.insert(consentement).values(lot.consentements)
  await tx.insert(connexion).values(lot.connexions)
  await tx.insert(contenu).values(lot.contenus)
  await tx.insert(faqCategorie).values(lot.faq.categories)
  await tx.insert(faqQuestion).values(lot.faq.questions)
  await tx.insert(faqLien).values(lot.faq.liens)
  await tx.insert(faqStatistique).values(lot.faq.statistiques)
}

export const hasAnyClient = async (db: Executor) =>
  (await db.select({ code: client.code }).from(client).limit(1)).length > 0
