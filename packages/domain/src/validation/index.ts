import { isEmail } from '../identite/email.ts'
import { isLongueurCumuleeAcceptee } from '../identite/nom.ts'

/** What is wrong with a value, or null. */
export type Verification<Valeur> = (valeur: Valeur) => string | null

/** The first thing wrong: a person corrects one thing at a time. */
export const premierMessage =
  <Valeur>(...verifications: readonly Verification<Valeur>[]): Verification<Valeur> =>
  (valeur) => {
    for (const verification of verifications) {
      const message = verification(valeur)
      if (message !== null) return message
    }
    return null
  }

/** Nothing, blanks only, an unticked box or an empty list: not answered. */
export function isVide(valeur: unknown): boolean {
  if (typeof valeur === 'string') return valeur.trim() === ''
  if (Array.isArray(valeur)) return valeur.length === 0
  return valeur === null || valeur === undefined || valeur === false
}

/** `message` says which field, and what to do. */
export const requis =
  (message: string): Verification<unknown> =>
  (valeur) =>
    isVide(valeur) ? message : null

/** An empty value passes: another rule asks whether it must be there. */
const siRempli =
  (isJuste: (valeur: string) => boolean, message: string): Verification<string> =>
  (valeur) =>
    isVide(valeur) || isJuste(valeur) ? null : message

export const chiffres = (message: string) => siRempli((valeur) => /^\d+$/.test(valeur), message)

export const email = (message = 'Le format de l’identifiant (adresse e-mail) est incorrect') =>
  siRempli((valeur) => isEmail(valeur.trim()), message)

/** Two fields that must hold the same thing: a password and its confirmation. */
export const memeValeur =
  (message: string): Verification<readonly [unknown, unknown]> =>
  ([valeur, confirmation]) =>
    valeur === confirmation ? null : message

export const longueurCumulee =
  (max: number): Verification<readonly [nom: string, prenom: string]> =>
  ([nom, prenom]) =>
    isLongueurCumuleeAcceptee(nom, prenom, max)
      ? null
      : `Le nombre de caractères cumulés de vos nom et prénom ne doit pas dépasser ${max}`

/** Keeps the digits of what is typed or pasted, up to a length. */
export const garderChiffres =
  (max = Number.POSITIVE_INFINITY) =>
  (saisie: string) =>
    saisie.replace(/\D/g, '').slice(0, max)

/** Tells how long the text is, so that its author knows how much to remove. */
export const messageTropLong = (texte: string, max: number): string | null =>
  texte.trim().length > max
    ? `Écrivez au plus ${max} caractères (${texte.trim().length} actuellement)`
    : null

/** Enough to be understood, and to be read by somebody. */
const RECIT_MIN = 10
export const RECIT_MAX = 4000

/** What is told in one's own words; `court` says what more is needed. */
export const messageRecit = (recit: string, court: string): string | null =>
  recit.trim().length < RECIT_MIN ? court : messageTropLong(recit, RECIT_MAX)

/** Whether something typed is one of those that have a label. */
export const estCleDe =
  <C extends string>(libelles: Readonly<Record<C, string>>) =>
  (valeur: string): valeur is C =>
    Object.hasOwn(libelles, valeur)

/** Something short that must be said: « Le nom est obligatoire », then its length. */
export const messageCourt = (libelle: string, max: number): Verification<string> =>
  premierMessage<string>(requis(`${libelle} est obligatoire`), (texte) =>
    texte.trim().length > max ? `${libelle} ne doit pas dépasser ${max} caractères` : null,
  )

/** Whether something was chosen among those, by that field of theirs; else the sentence. */
export const messageParmi = <C extends string>(
  choix: readonly Readonly<Record<C, string>>[],
  champ: C,
  valeur: string,
  dit: string,
): string | null => (choix.some((un) => un[champ] === valeur) ? null : dit)

/** Whom an act about care may be about. */
export const messagePersonne = (personnes: readonly { numPers: string }[], numPers: string) =>
  messageParmi(personnes, 'numPers', numPers, 'Choisissez une personne couverte par ce contrat')

/** A text that has to be there, and not to be too long. */
export function messageTexte(texte: string, max: number, manquant: string): string | null {
  if (isVide(texte)) return manquant
  return texte.length > max ? `Ce texte ne doit pas dépasser ${max} caractères` : null
}
