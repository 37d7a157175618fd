import { maskEmail } from '@espace-adherent/domain'
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
    heures: VALIDITE_HEURES.Confirmation,
  })

export const activationMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.activation,
    texte: textes.activation.texte(client.libelle),
    lien,
    heures: VALIDITE_HEURES.Confirmation,
  })

export const reinitialisationMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.reinitialisation,
    lien,
    heures: VALIDITE_HEURES.ResetPassword,
  })

export const nouvelIdentifiantMail = (client: Client, to: Titulaire, lien: string): Message =>
  withLien(client, to, {
    ...textes.nouvelIdentifiant,
    lien,
    heures: VALIDITE_HEURES.Confirmation,
  })

export const motDePasseModifie = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.motDePasseModifie.sujet, [
    textes.motDePasseModifie.texte,
    textes.pasMoi,
  ])

export const changementDemande = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.changementDemande.sujet, [
    textes.changementDemande.texte,
    textes.pasMoi,
  ])

/** Told at the old address. */
export const identifiantModifie = (client: Client, to: Titulaire, nouveau: string): Message =>
  notice(client, to, textes.identifiantModifie.sujet, [
    textes.identifiantModifie.texte(maskEmail(nouveau)),
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
