import { nomsDesMois } from '../calendrier/date.ts'
import { motsDe } from '../texte/mots.ts'
import { sansAccents } from '../texte/slug.ts'

/** A condition that one of the texts or amounts of a line must meet. */
export type Critere = {
  /** Letters and figures as the texts of a line hold them: no accent, no capital, dates as JJ/MM/AAAA. */
  mot: string | null
  /** A word of the act's name; a number must match whole, because « 65 » is not « 165 ». */
  acte: { mot: string; isEntier: boolean } | null
  cents: number | null
}

const MONTANT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/
const JOUR = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const MOIS = /^(\d{1,2})\/(\d{4})$/
const ANNEE = /^(?:19|20)\d{2}$/

/**
 * What is looked for in a list of care: somebody's name, a professional, an act, an amount (« 40 », « 28,92 »,
 * « 1 476,00 € »), a day (« 15/10 », « 15/10/2026 », « 15 octobre 2026 »), a month or a year. A line holds every word,
 * in any order.
 */
export const criteresDe = (texte: string): Critere[] =>
  jetons(texte)
    .filter((jeton) => jeton !== '')
    .flatMap(
      (jeton) =>
        critereJour(jeton) ??
        critereMois(jeton) ??
        critereMontant(jeton) ??
        motsDe(jeton).map(critereMot),
    )

/** Joins dates and amounts, as screens write them and people type them, into one word each. */
const jetons = (texte: string): string[] =>
  texte
    .replaceAll('€', ' ')
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '$3/$2/$1')
    .replace(/\b(\d{1,2})[.-](\d{1,2})[.-](\d{4})\b/g, '$1/$2/$3')
    .replace(/(?<!\S)(\d{1,2})(?:er)?\s+(\p{L}{3,9})\.?(?:\s+(\d{4}))?(?!\S)/gu, enChiffres)
    .replace(/(?<!\S)\d{1,3}(?:\s\d{3})+(?=[.,\s]|$)/g, (montant) => montant.replace(/\s/g, ''))
    .split(/\s+/)

/**
 * « 15 octobre 2026 », « 1er oct. »; a word that begins no month, or two of them, stays as it is.
 */
function enChiffres(dit: string, jour: string, nom: string, annee?: string): string {
  const debut = sansAccents(nom).toLowerCase()
  const [rang, ...autres] = nomsDesMois.flatMap((mois, i) =>
    sansAccents(mois).startsWith(debut) ? [i + 1] : [],
  )
  if (rang === undefined || autres.length > 0 || Number(jour) > 31) return dit
  return [jour, rang, ...(annee === undefined ? [] : [annee])].join('/')
}

function critereJour(jeton: string): Critere[] | null {
  const [, jour, mois, annee] = JOUR.exec(jeton) ?? []
  if (!jour || !mois) return null
  const fin = annee === undefined ? '' : `/${annee.length === 2 ? `20${annee}` : annee}`
  const mot = `${jour.padStart(2, '0')}/${mois.padStart(2, '0')}${fin}`
  return [{ mot, acte: null, cents: null }]
}

function critereMois(jeton: string): Critere[] | null {
  const [, mois, annee] = MOIS.exec(jeton) ?? []
  if (!mois) return null
  return [{ mot: `/${mois.padStart(2, '0')}/${annee}`, acte: null, cents: null }]
}

function critereMontant(jeton: string): Critere[] | null {
  const [, euros, centimes = ''] = MONTANT.exec(jeton) ?? []
  if (!euros) return null
  const cents = Number(euros) * 100 + Number(centimes.padEnd(2, '0'))
  const acte = centimes === '' ? { mot: jeton, isEntier: true } : null
  return [{ mot: ANNEE.test(jeton) ? `/${jeton}` : null, acte, cents }]
}

const critereMot = (mot: string): Critere => ({ mot, acte: { mot, isEntier: false }, cents: null })
