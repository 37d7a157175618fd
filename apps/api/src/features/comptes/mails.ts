import { maskEmail } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Message, notice, type Titulaire } from '../messages/index.ts'
import type { ComptesDeps } from './deps.ts'
import { VALIDITE_HEURES } from './liens.ts'
import * as mots from './mots.ts'

export const confirmationMail = (client: Client, to: Titulaire, lien: string): Message =>
  notice(client, mots.confirmation, to, { lien, heures: VALIDITE_HEURES.confirmationAdresse })

export const activationMail = (client: Client, to: Titulaire, lien: string): Message =>
  notice(client, mots.activation, to, { lien, heures: VALIDITE_HEURES.activation })

export const reinitialisationMail = (client: Client, to: Titulaire, lien: string): Message =>
  notice(client, mots.reinitialisation, to, { lien, heures: VALIDITE_HEURES.reinitialisation })

/** `effetLe`: from when the address counts once confirmed; null when that is at once. */
export const nouvelIdentifiantMail = (
  client: Client,
  to: Titulaire,
  lien: string,
  effetLe: Date | null,
): Message =>
  notice(client, mots.nouvelIdentifiant, to, {
    lien,
    heures: VALIDITE_HEURES.changementIdentifiant,
    effet: effetLe,
  })

/** Told at the old address, which alone can cancel. */
export const changementDemande = (
  client: Client,
  to: Titulaire,
  lien: string,
  { email, effetLe }: { email: string; effetLe: Date | null },
): Message =>
  notice(client, mots.changementDemande, to, {
    lien,
    nouvelle: maskEmail(email),
    heures: VALIDITE_HEURES.changementIdentifiant,
    effet: effetLe,
  })

export const changementAnnule = (client: Client, to: Titulaire): Message =>
  notice(client, mots.changementAnnule, to, {})

export const changementAbandonne = (client: Client, to: Titulaire): Message =>
  notice(client, mots.changementAbandonne, to, {})

export const identifiantInchange = (client: Client, to: Titulaire): Message =>
  notice(client, mots.identifiantInchange, to, {})

/** Told at the old address, which can take it back. */
export const identifiantModifie = (
  client: Client,
  to: Titulaire,
  nouveau: string,
  lien: string,
): Message =>
  notice(client, mots.identifiantModifie, to, {
    nouvelle: maskEmail(nouveau),
    lien,
    jours: VALIDITE_HEURES.retablissementIdentifiant / 24,
  })

/** Told at the old address, once it took it back, and at the one that it was taken back from. */
export const identifiantRetabli = (client: Client, to: Titulaire): Message =>
  notice(client, mots.identifiantRetabli, to, {})
export const identifiantRendu = (client: Client, to: Titulaire): Message =>
  notice(client, mots.identifiantRendu, to, {})

/** Told at the new one. */
export const identifiantEnPlace = (client: Client, to: Titulaire): Message =>
  notice(client, mots.identifiantEnPlace, to, {})

type SuiteMotDePasse = {
  cles: 'aucune' | 'gardees' | 'supprimees'
  isChangementAnnule: boolean
}

export const motDePasseModifie = (
  client: Client,
  to: Titulaire,
  { cles, isChangementAnnule }: SuiteMotDePasse,
): Message =>
  notice(client, mots.motDePasseModifie, to, {
    clesGardees: cles === 'gardees',
    clesSupprimees: cles === 'supprimees',
    changementAnnule: isChangementAnnule,
  })

export const espaceActive = (client: Client, to: Titulaire): Message =>
  notice(client, mots.espaceActive, to, {})

/** Told at the address of a space that waited, when somebody began again with another one. */
export const inscriptionReprise = (client: Client, to: Titulaire, nouveau: string): Message =>
  notice(client, mots.inscriptionReprise, to, { nouvelle: maskEmail(nouveau) })

export const espaceDejaCree = (client: Client, to: Titulaire): Message =>
  notice(client, mots.espaceExistant, to, { lien: client.adressePublique })

export const adresseDejaPrise = (client: Client, email: string): Message =>
  notice(client, mots.adressePrise, { email, prenom: null }, {})

/** To an address that somebody typed: a few a day, then one mail that tells of the others. */
export async function tellAdresse(
  { messages, publics }: Pick<ComptesDeps, 'messages' | 'publics'>,
  tx: Executor,
  client: Client,
  message: Message,
  now: Date,
): Promise<void> {
  if (await publics.admits(tx, client, { sorte: 'adresse', to: message.to }, now))
    await messages.enqueue(tx, message)
}

export const aucunEspace = (client: Client, email: string): Message =>
  notice(
    client,
    mots.aucunEspace,
    { email, prenom: null },
    { lien: `${client.adressePublique}/#/register` },
  )
