import { motsDe } from '../texte/mots.ts'

/** One thing that a line must hold, in one of its texts or as one of its amounts. */
export type Critere = {
  /** Letters and figures as the texts of a line hold them: no accent, no capital, dates as JJ/MM/AAAA. */
  mot: string | null
  /** A word of the act's name: whole where it is a number, for « 65 » is not « 165 ». */
  acte: { mot: string; isEntier: boolean } | null
  cents: number | null
}

const MONTANT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/
const JOUR = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const ANNEE = /^(?:19|20)\d{2}$/

/**
 * What is looked for in a list of care: somebody's name, a professional, an act, an amount (« 40 »,
 * « 28,92 »), a day (« 15/10 », « 15/10/2026 »), a month or a year. A line holds every word, in any order.
 */
export const criteresDe = (texte: string): Critere[] =>
  texte
    .replaceAll('€', ' ')
    .split(/\s+/)
    .filter((jeton) => jeton !== '')
    .flatMap(
      (jeton) => critereJour(jeton) ?? critereMontant(jeton) ?? motsDe(jeton).map(critereMot),
    )

function critereJour(jeton: string): Critere[] | null {
  const [, jour, mois, annee] = JOUR.exec(jeton) ?? []
  if (!jour || !mois) return null
  const fin = annee === undefined ? '' : `/${annee.length === 2 ? `20${annee}` : annee}`
  const mot = `${jour.padStart(2, '0')}/${mois.padStart(2, '0')}${fin}`
  return [{ mot, acte: null, cents: null }]
}

function critereMontant(jeton: string): Critere[] | null {
  const [, euros, centimes = ''] = MONTANT.exec(jeton) ?? []
  if (!euros) return null
  const cents = Number(euros) * 100 + Number(centimes.padEnd(2, '0'))
  const acte = centimes === '' ? { mot: jeton, isEntier: true } : null
  return [{ mot: ANNEE.test(jeton) ? `/${jeton}` : null, acte, cents }]
}

const critereMot = (mot: string): Critere => ({ mot, acte: { mot, isEntier: false }, cents: null })
