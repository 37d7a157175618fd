import {
  isMotDePasse,
  isMotDePasseTropLong,
  LONGUEUR_MAX_MOT_DE_PASSE,
} from '../identite/mot-de-passe.ts'
import { isMotDePasseCourant } from '../identite/mot-de-passe-courant.ts'
import { isMotDePassePersonnel, type Titulaire } from '../identite/mot-de-passe-personnel.ts'

export type NouveauMotDePasse = { password: string; confirmPassword: string }

export const messageMotDePasse = (longueurMin: number) =>
  `Merci de saisir ${longueurMin} caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)`

export const MOT_DE_PASSE_TROP_LONG = `Votre mot de passe ne doit pas dépasser ${LONGUEUR_MAX_MOT_DE_PASSE}\u00a0caractères`

export const MOTS_DE_PASSE_DIFFERENTS =
  'Le mot de passe et la confirmation du mot de passe ne sont pas identiques'

export const MOT_DE_PASSE_PERSONNEL =
  'Votre mot de passe ne doit contenir ni votre nom, ni votre prénom, ni votre année de naissance, ni votre adresse e-mail\u00a0: choisissez-en un autre'

/** What a client wants of a password. */
export type ReglesMotDePasse = {
  passwordRequiredLength: number
  isMotDePasseFaibleAccepte?: boolean | undefined
}

/** The password and its confirmation, wherever one chooses a new one; `titulaire` is whose it is. */
export function validateNouveauMotDePasse(
  { password, confirmPassword }: NouveauMotDePasse,
  regles: ReglesMotDePasse,
  titulaire: Titulaire,
): { password: string | null; confirmPassword: string | null } {
  return {
    password: messageNouveauMotDePasse(password, regles, titulaire),
    confirmPassword: password === confirmPassword ? null : MOTS_DE_PASSE_DIFFERENTS,
  }
}

function messageNouveauMotDePasse(
  password: string,
  { passwordRequiredLength: longueurMin, isMotDePasseFaibleAccepte }: ReglesMotDePasse,
  titulaire: Titulaire,
): string | null {
  if (isMotDePasseTropLong(password)) return MOT_DE_PASSE_TROP_LONG
  if (!isMotDePasse(password, longueurMin)) return messageMotDePasse(longueurMin)
  if (isMotDePasseFaibleAccepte) return null
  if (isMotDePasseCourant(password))
    return 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre'
  return isMotDePassePersonnel(password, titulaire) ? MOT_DE_PASSE_PERSONNEL : null
}
