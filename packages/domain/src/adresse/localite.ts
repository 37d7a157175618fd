import { sansAccents } from '../texte/slug.ts'

export type Localite = { codePostal: string; localite: string }

/** The towns of a postal code, each one once, in the order of the alphabet. */
export const nomsDesLocalites = (localites: readonly Localite[]): string[] =>
  [...new Set(localites.map(({ localite }) => localite))].sort((a, b) => a.localeCompare(b, 'fr'))

/** « SAINT ETIENNE » and « Saint-Étienne » are one town. */
export const isMemeLocalite = (a: string, b: string) => simple(a) === simple(b)

const simple = (nom: string) =>
  sansAccents(nom)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bste?\b/g, (abrege) => (abrege === 'st' ? 'saint' : 'sainte'))
    .trim()

/**
 * The town, once the towns of the postal code are known: the current one if it is among them, the
 * only one if there is one, else none. What a person wrote by hand stays.
 */
export function localiteApres(
  actuelle: string,
  proposees: readonly string[],
  precedentes: readonly string[],
): string {
  const connue = proposees.find((nom) => isMemeLocalite(nom, actuelle))
  if (connue !== undefined) return connue
  const isLibre = actuelle.trim() === '' || precedentes.includes(actuelle)
  if (!isLibre) return actuelle
  return proposees.length === 1 ? (proposees[0] ?? '') : ''
}

/** Five digits, department 01 to 98: neither 00 nor 99. */
export const isCodePostal = (codePostal: string) => /^(?!00|99)\d{5}$/.test(codePostal)

/** What one types: digits, five at most. */
export const formatCodePostal = (saisie: string) => saisie.replace(/\D/g, '').slice(0, 5)

export function messageCodePostal(codePostal: string): string | null {
  const saisi = codePostal.trim()
  if (saisi === '') return 'Le code postal est obligatoire'
  if (isCodePostal(saisi)) return null
  return /^\d{5}$/.test(saisi)
    ? `Aucun code postal ne commence par ${saisi.slice(0, 2)}`
    : 'Le code postal doit comporter 5 chiffres'
}
