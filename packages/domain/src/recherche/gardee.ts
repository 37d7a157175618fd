import { motsUtiles } from '../texte/mots.ts'
import { contientDonneesPersonnelles } from '../texte/salutation.ts'

/** Long enough to see what was looked for. */
const GARDEE_MAX = 100

/** Five digits in a row, however they are parted: a number of theirs, a postal code, a day of birth. */
const CHIFFRES = /\d(?:[\s./-]?\d){4}/

/**
 * What is kept of a search that found nothing, so that staff see what is missing: its words, without those that say
 * nothing. Null where somebody wrote a number or an address of theirs, or no word at all.
 */
export function rechercheGardee(texte: string): string | null {
  if (contientDonneesPersonnelles(texte) || texte.includes('@') || CHIFFRES.test(texte)) return null
  return motsUtiles(texte).join(' ').slice(0, GARDEE_MAX) || null
}
