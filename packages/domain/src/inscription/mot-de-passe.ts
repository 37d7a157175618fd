import { isMotDePasse } from '../identite/mot-de-passe.ts'
import { isMotDePasseCourant } from '../identite/mot-de-passe-courant.ts'

export type NouveauMotDePasse = { password: string; confirmPassword: string }

export const messageMotDePasse = (longueurMin: number) =>
  `Merci de saisir ${longueurMin} caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)`

export const MOTS_DE_PASSE_DIFFERENTS =
  'Le mot de passe et la confirmation du mot de passe ne sont pas identiques'

/** The password and its confirmation, wherever one chooses a new one. */
export function validateNouveauMotDePasse(
  { password, confirmPassword }: NouveauMotDePasse,
  longueurMin: number,
): { password: string | null; confirmPassword: string | null } {
  return {
    password: messageNouveauMotDePasse(password, longueurMin),
    confirmPassword: password === confirmPassword ? null : MOTS_DE_PASSE_DIFFERENTS,
  }
}

function messageNouveauMotDePasse(password: string, longueurMin: number): string | null {
  if (!isMotDePasse(password, longueurMin)) return messageMotDePasse(longueurMin)
  return isMotDePasseCourant(password)
    ? 'Ce mot de passe est trop courant : choisissez-en un autre'
    : null
}
