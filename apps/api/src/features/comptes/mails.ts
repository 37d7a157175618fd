import { formatInstant, maskEmail } from '@espace-adherent/domain'
import { createMail, type Message } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { textes } from './textes.ts'
import { VALIDITE_HEURES } from './validite.ts'

/** Whom a mail is for. */
type Titulaire = { email: string; prenom: string }
/** Where a mail goes when who reads it is not known. */
type Adresse = { email: string; prenom: null }

const texte = (contenu: string) => ({ texte: contenu })

export const confirmationMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.confirmation,
    texte: textes.confirmation.texte(client.libelle),
    lien,
    heures: VALIDITE_HEURES.confirmationAdresse,
  })

export const activationMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.activation,
    texte: textes.activation.texte(client.libelle),
    lien,
    heures: VALIDITE_HEURES.activation,
  })

export const reinitialisationMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.reinitialisation,
    lien,
    heures: VALIDITE_HEURES.reinitialisation,
  })

/** `effetLe`: from when the address counts once confirmed; null when that is at once. */
export const nouvelIdentifiantMail = (
  client: Client,
  to: Titulaire,
  lien: string,
  effetLe: Date | null,
): Message =>
  withLien(client, to, {
    ...textes.nouvelIdentifiant,
    texte:
      effetLe === null
        ? textes.nouvelIdentifiant.immediat
        : textes.nouvelIdentifiant.differe(formatInstant(effetLe)),
    lien,
    heures: VALIDITE_HEURES.changementIdentifiant,
  })

/** Told at the old address, which alone can cancel. */
export function changementDemande(
  client: Client,
  to: Titulaire,
  lien: string,
  { email, effetLe }: { email: string; effetLe: Date | null },
): Message {
  const { sujet, immediat, differe, annuler, bouton } = textes.changementDemande
  const heures = VALIDITE_HEURES.changementIdentifiant
  return createMail(client, {
    to: to.email,
    prenom: to.prenom,
    sujet,
    blocs: [
      texte(textes.changementDemande.texte(maskEmail(email))),
      texte(effetLe === null ? immediat(heures) : differe(heures, formatInstant(effetLe))),
      texte(annuler),
      { lien, libelle: bouton },
    ],
  })
}

export const changementAnnule = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.changementAnnule.sujet, [textes.changementAnnule.texte])

export const changementAbandonne = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.changementAbandonne.sujet, [
    textes.changementAbandonne.texte,
    textes.pasMoi,
  ])

export const identifiantInchange = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.identifiantInchange.sujet, [
    textes.identifiantInchange.texte,
    textes.oubli,
  ])

/** Told at the old address. */
export const identifiantModifie = (client: Client, to: Titulaire, nouveau: string): Message =>
  notice(client, to, textes.identifiantModifie.sujet, [
    textes.identifiantModifie.texte(maskEmail(nouveau)),
    textes.pasMoi,
  ])

/** Told at the new one. */
export const identifiantEnPlace = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.identifiantEnPlace.sujet, [
    textes.identifiantEnPlace.texte,
    textes.pasMoi,
  ])

type SuiteMotDePasse = {
  cles: keyof typeof textes.motDePasseModifie.cles
  isChangementAnnule: boolean
}

export const motDePasseModifie = (
  client: Client,
  to: Titulaire,
  { cles, isChangementAnnule }: SuiteMotDePasse,
): Message => {
  const { sujet, texte: fait, cles: suites, changementAnnule: annule } = textes.motDePasseModifie
  const suite = suites[cles]
  return notice(client, to, sujet, [
    fait,
    ...(suite === null ? [] : [suite]),
    ...(isChangementAnnule ? [annule] : []),
    textes.pasMoi,
  ])
}

export const espaceActive = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.espaceActive.sujet, [textes.espaceActive.texte, textes.pasMoi])

/** Told at the address of a space that waited, when somebody began again with another one. */
export const inscriptionReprise = (client: Client, to: Titulaire, nouveau: string): Message =>
  notice(client, to, textes.inscriptionReprise.sujet, [
    textes.inscriptionReprise.texte(client.libelle, maskEmail(nouveau)),
    textes.pasMoi,
  ])

export const espaceDejaCree = (client: Client, to: Titulaire): Message =>
  createMail(client, {
    to: to.email,
    prenom: to.prenom,
    sujet: textes.espaceExistant.sujet,
    blocs: [
      texte(textes.espaceExistant.texte),
      { lien: client.adressePublique, libelle: textes.espaceExistant.bouton },
      texte(textes.espaceExistant.oubliMotDePasse),
      texte(textes.oubli),
    ],
  })

export const adresseDejaPrise = (client: Client, email: string): Message =>
  notice(client, { email, prenom: null }, textes.adressePrise.sujet, [
    textes.adressePrise.texte(client.libelle),
    textes.adressePrise.aide,
  ])

export const aucunEspace = (client: Client, email: string): Message =>
  createMail(client, {
    to: email,
    prenom: null,
    sujet: textes.aucunEspace.sujet,
    blocs: [
      texte(textes.aucunEspace.texte),
      { lien: `${client.adressePublique}/#/register`, libelle: textes.aucunEspace.bouton },
      texte(textes.oubli),
    ],
  })

type AvecLien = { sujet: string; texte: string; bouton: string; lien: string; heures: number }

const withLien = (client: Client, to: Titulaire, mail: AvecLien): Message =>
  createMail(client, {
    to: to.email,
    prenom: to.prenom,
    sujet: mail.sujet,
    blocs: [
      texte(mail.texte),
      { lien: mail.lien, libelle: mail.bouton },
      texte(textes.validite(mail.heures)),
      texte(textes.oubli),
    ],
  })

const notice = (
  client: Client,
  to: Titulaire | Adresse,
  sujet: string,
  paragraphes: readonly string[],
): Message =>
  createMail(client, { to: to.email, prenom: to.prenom, sujet, blocs: paragraphes.map(texte) })
