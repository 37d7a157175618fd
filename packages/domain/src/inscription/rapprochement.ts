import { sansAccents } from '../texte/slug.ts'

/** Makes two spellings of a name comparable: D'Angelo, d’angelo, DANGELO. */
export const cleNom = (nom: string) =>
  sansAccents(nom)
    .toUpperCase()
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
    .replaceAll('Đ', 'D')
    .replaceAll(/[^A-Z]/g, '')

/** What the insurer knows of somebody. */
export type PersonneConnue = {
  nom: string
  prenom: string
  dateNaissance: string
  codePostal: string | null
  /** Last four characters of the accounts that their contracts are paid on. */
  finsIban: readonly string[]
}

export type PersonneAnnoncee = {
  nom: string
  prenom: string
  dateNaissance: string
  codePostal: string
  iban: string
}

/** What the client asks to be compared besides the name and the birth date. */
export type Comparaisons = { codePostal: boolean; iban: boolean }

/** Compares names without accents, case, apostrophes and hyphens; everything else to the letter. */
export function isMemePersonne(
  annoncee: PersonneAnnoncee,
  connue: PersonneConnue,
  comparaisons: Comparaisons,
): boolean {
  return (
    cleNom(annoncee.nom) === cleNom(connue.nom) &&
    cleNom(annoncee.prenom) === cleNom(connue.prenom) &&
    annoncee.dateNaissance === connue.dateNaissance &&
    (!comparaisons.codePostal || annoncee.codePostal === connue.codePostal) &&
    (!comparaisons.iban || connue.finsIban.includes(annoncee.iban))
  )
}
