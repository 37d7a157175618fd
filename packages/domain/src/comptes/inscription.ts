import { messageCodePostal } from '../adresse/localite.ts'
import { formatDate, isDateCalendaire } from '../calendrier/date.ts'
import { messageDateNaissance } from '../calendrier/saisie.ts'
import { NOM_INCORRECT } from '../identite/message-nom.ts'
import { isNir } from '../identite/nir.ts'
import { isNom } from '../identite/nom.ts'
import { messageFinIban } from '../rib/fin-iban.ts'
import {
  email as emailJuste,
  longueurCumulee,
  premierMessage,
  requis,
  type Verification,
} from '../validation/index.ts'
import { type AuthMode, champsReconnaissance } from './mode.ts'
import { validateNouveauMotDePasse } from './mot-de-passe.ts'

export type Consentement = { nom: string; libelle: string; accepted: boolean }

/** What a person fills in to create their space, as it travels. */
export type Inscription = {
  numeroContrat: string
  /** Thirteen characters without the key, Monegasque numbers prefixed; empty when not given. */
  nir: string
  nom: string
  prenom: string
  /** AAAA-MM-JJ; anything else is a typing mistake as it was typed. */
  dateNaissance: string
  codePostal: string
  email: string
  confirmEmail: string
  /** Last four characters. */
  iban: string
  password: string
  confirmPassword: string
  cgu: boolean
  consentements: readonly Consentement[]
  dematerialization: boolean
}

/**
 * The empty form, electronic documents ticked. Its order is that of the form, in which faults are
 * told.
 */
export const INSCRIPTION_VIDE: Inscription = {
  numeroContrat: '',
  nir: '',
  nom: '',
  prenom: '',
  dateNaissance: '',
  codePostal: '',
  iban: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  cgu: false,
  consentements: [],
  dematerialization: true,
}

/** The client's settings that registration depends on. */
export type ReglesInscription = {
  createAccountAuthMode: AuthMode
  tailleMaxPrenomNom: number
  isCodePostalVerifiedOnAccountCreation: boolean
  isRegisterVerifyEmail: boolean
  isRegisterVerifyIban: boolean
  isRegisterIbanObligatoire: boolean
  isDonneesROMonegasquesActivated: boolean
  passwordRequiredLength: number
  isMotDePasseFaibleAccepte?: boolean | undefined
  /** Not with the insurer's own identity provider, nor when only the identifier changes. */
  isMotDePasseDemande: boolean
  /** Not when only the identifier changes, nor where the client does not ask for them. */
  isCguDemandees: boolean
}

export type MessagesInscription = Partial<Record<keyof Inscription, string | null>>

export const NIR_INCORRECT = 'Le format du numéro de sécurité sociale (sans clé) est incorrect'
export const CGU_OBLIGATOIRES = 'Vous devez accepter les conditions d’utilisation du site'
/** What the toast says when one tries to go on without. */
export const CGU_REFUSEES =
  'Blocage création compte - absence d’acceptation des conditions d’utilisation du site'

/** Longer than any insurer's numbers. */
export const LONGUEUR_MAX_NUMERO_CONTRAT = 50

/** Removes the spaces of a member number copied from a card. */
export const lireNumeroContrat = (saisie: string) => saisie.replaceAll(/\s/g, '')

/** Everything that is wrong, field by field, under the client's rules. */
export function validateInscription(
  saisie: Inscription,
  regles: ReglesInscription,
  aujourdhui: string,
): MessagesInscription {
  return {
    ...validateReconnaissance(saisie, regles),
    ...validateIdentite(saisie, regles, aujourdhui),
    codePostal: regles.isCodePostalVerifiedOnAccountCreation
      ? messageCodePostal(saisie.codePostal.trim())
      : null,
    iban: regles.isRegisterVerifyIban
      ? messageFinIban(saisie.iban, { required: regles.isRegisterIbanObligatoire })
      : null,
    email: messageEmail(saisie.email),
    confirmEmail:
      regles.isRegisterVerifyEmail && saisie.email.trim() !== saisie.confirmEmail.trim()
        ? 'L’adresse e-mail et sa confirmation ne sont pas identiques'
        : null,
    ...(regles.isMotDePasseDemande &&
      validateNouveauMotDePasse(saisie, regles, {
        ...saisie,
        identifiant: saisie.email,
      })),
    cgu: regles.isCguDemandees && !saisie.cgu ? CGU_OBLIGATOIRES : null,
  }
}

const NIR_MONEGASQUE_VIDE = `98${'0'.repeat(11)}`

function validateReconnaissance(
  { numeroContrat, nir: saisi }: Inscription,
  { createAccountAuthMode, isDonneesROMonegasquesActivated }: ReglesInscription,
): MessagesInscription {
  const mode = champsReconnaissance(createAccountAuthMode)
  // The Monegasque number that is all zeros is none.
  const nir = saisi === NIR_MONEGASQUE_VIDE ? '' : saisi
  if (mode.exigence === 'un' && numeroContrat.trim() === '' && nir === '')
    return {
      numeroContrat: 'Renseignez votre numéro d’adhérent ou votre numéro de sécurité sociale',
    }
  const isExige = mode.exigence === 'tous'
  const isNirJuste = isNir(nir) || (isDonneesROMonegasquesActivated && /^98\d{11}$/.test(nir))
  return {
    numeroContrat: mode.numeroContrat ? messageNumeroContrat(numeroContrat, isExige) : null,
    nir: mode.nir && (isExige || nir !== '') && !isNirJuste ? messageNir(nir) : null,
  }
}

function messageNumeroContrat(numeroContrat: string, isExige: boolean): string | null {
  if (lireNumeroContrat(numeroContrat).length > LONGUEUR_MAX_NUMERO_CONTRAT)
    return `Le numéro d’adhérent ne doit pas dépasser ${LONGUEUR_MAX_NUMERO_CONTRAT}\u00a0caractères`
  return isExige ? requis('Le numéro d’adhérent est obligatoire')(numeroContrat) : null
}

const messageNir = (nir: string) =>
  nir === '' ? 'Le numéro de sécurité sociale (sans clé) est obligatoire' : NIR_INCORRECT

const nomJuste: Verification<string> = (nom) => (isNom(nom) ? null : NOM_INCORRECT)

function validateIdentite(
  { nom, prenom, dateNaissance }: Inscription,
  { tailleMaxPrenomNom }: ReglesInscription,
  aujourdhui: string,
): MessagesInscription {
  const messageNom = premierMessage(requis('Le nom est obligatoire'), nomJuste)(nom)
  return {
    nom: messageNom ?? longueurCumulee(tailleMaxPrenomNom)([nom, prenom]),
    prenom: premierMessage(requis('Le prénom est obligatoire'), nomJuste)(prenom),
    dateNaissance: messageDateNaissance(
      isDateCalendaire(dateNaissance) ? formatDate(dateNaissance) : dateNaissance,
      aujourdhui,
    ),
  }
}

export const messageEmail = premierMessage<string>(
  requis('L’identifiant (adresse e-mail) est obligatoire'),
  emailJuste(),
)
