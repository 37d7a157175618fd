import type { Champ, Champs, LigneGestion } from '@espace-adherent/contract/gestion'
import {
  formatDate,
  formatInstantCourt,
  messageSaisieDate,
  messageSaisieInstant,
  parseDate,
  parseInstant,
} from '@espace-adherent/domain/calendrier'

/** What stands in the fields, half typed or wrong included. */
export type Saisie = Readonly<Record<string, string | boolean>>

/** The fields that a form shows: what is decided elsewhere is not among them. */
export const champsSaisis = (champs: Champs): [string, Champ][] =>
  Object.entries(champs).filter(([, champ]) => !champ.isCalcule)

function versTexte(champ: Champ, valeur: unknown): string | boolean {
  const { genre } = champ
  if (genre === 'booleen') return valeur === true
  if (genre === 'propre') return JSON.stringify(valeur ?? champ.initiale)
  if (valeur === null || valeur === undefined) return ''
  if (genre === 'liste') return (valeur as string[]).join('\n')
  if (genre === 'jour') return formatDate(String(valeur))
  if (genre === 'instant') return formatInstantCourt(new Date(String(valeur)))
  return String(valeur)
}

export const saisieDe = (champs: Champs, ligne: Partial<LigneGestion> | null): Saisie =>
  Object.fromEntries(
    champsSaisis(champs).map(([nom, champ]) => [nom, versTexte(champ, ligne?.[nom])]),
  )

/** What is sent for what stands in a field: the server says what is wrong with it. */
export function valeurDe(champ: Champ, saisi: string | boolean): unknown {
  if (typeof saisi === 'boolean') return saisi
  const texte = saisi.trim()
  if (champ.genre === 'liste')
    return texte
      .split('\n')
      .map((ligne) => ligne.trim())
      .filter(Boolean)
  if (texte === '') return null
  if (champ.genre === 'propre') return JSON.parse(texte)
  if (champ.genre === 'nombre') return /^-?\d+$/.test(texte) ? Number(texte) : texte
  if (champ.genre === 'jour') return parseDate(texte) ?? texte
  if (champ.genre === 'instant') return parseInstant(texte) ?? texte
  return texte
}

/** All that stands in the fields, as it is sent. */
export const valeursDe = (champs: Champs, saisie: Saisie): Record<string, unknown> =>
  Object.fromEntries(
    champsSaisis(champs).map(([nom, champ]) => [nom, valeurDe(champ, saisie[nom] ?? '')]),
  )

/** The fields that differ from the version that one started from, as they are sent. */
export function changements(
  champs: Champs,
  depart: LigneGestion | null,
  saisie: Saisie,
): Record<string, unknown> {
  const avant = saisieDe(champs, depart)
  return Object.fromEntries(
    champsSaisis(champs)
      .filter(([nom, champ]) => depart === null || (!champ.isFixe && saisie[nom] !== avant[nom]))
      .map(([nom, champ]) => [nom, valeurDe(champ, saisie[nom] ?? '')]),
  )
}

/**
 * Dates and hours that nobody can read: said before anything is sent, in the form in which they are typed, for the server
 * knows them in another.
 */
export const fautesDe = (champs: Champs, saisie: Saisie): Record<string, string> =>
  Object.fromEntries(
    champsSaisis(champs).flatMap(([nom, { genre }]) => {
      const texte = String(saisie[nom] ?? '')
      const faute =
        genre === 'jour'
          ? messageSaisieDate(texte, {})
          : genre === 'instant'
            ? messageSaisieInstant(texte)
            : null
      return faute ? [[nom, faute]] : []
    }),
  )

/** Fields of a gesture that were left empty and may not be: what they would send has no meaning to the server. */
export const videsDe = (champs: Champs, saisie: Saisie): string[] =>
  champsSaisis(champs).flatMap(([nom, champ]) =>
    champ.genre !== 'propre' && !champ.isFacultatif && valeurDe(champ, saisie[nom] ?? '') === null
      ? [nom]
      : [],
  )
