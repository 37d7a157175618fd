import { DATE_MAX, DATE_MIN } from './calcul.ts'
import { type DateCalendaire, formatDate } from './date.ts'
import { forceJour, isDateAutorisee, type Plage } from './date-effet.ts'
import { dateDuMois, modeDateEffet } from './date-effet-choix.ts'
import { formatMois, moisDe, parseMois } from './mois.ts'
import { parseDate } from './saisie.ts'

export type ErreurDateEffet =
  | { code: 'required' | 'disabledDate' | 'aucune' }
  | { code: 'invalid'; format: 'JJ/MM/AAAA' | 'MM/AAAA' }
  | { code: 'minDate' | 'maxDate'; borne: DateCalendaire }

export function validateDateEffet(
  date: DateCalendaire | null,
  plages: readonly Plage[],
): ErreurDateEffet | null {
  if (modeDateEffet(plages) === 'aucune') return { code: 'aucune' }
  if (date === null) return { code: 'required' }
  if (isDateAutorisee(date, plages)) return null
  const min = plages.map(({ borneMin }) => borneMin ?? DATE_MIN).sort()[0]
  const max = plages
    .map(({ borneMax }) => borneMax ?? DATE_MAX)
    .sort()
    .at(-1)
  if (min !== undefined && date < min) return { code: 'minDate', borne: min }
  if (max !== undefined && date > max) return { code: 'maxDate', borne: max }
  return { code: 'disabledDate' }
}

export function messageDateEffet(erreur: ErreurDateEffet): string {
  switch (erreur.code) {
    case 'aucune':
      return 'Aucune date d’effet n’est possible'
    case 'required':
      return 'La date d’effet est obligatoire'
    case 'invalid':
      return `Cette date n’existe pas\u00a0: écrivez la date d’effet sous la forme ${erreur.format}`
    case 'minDate':
      return `La date d’effet doit être postérieure ou égale au ${formatDate(erreur.borne)}`
    case 'maxDate':
      return `La date d’effet doit être antérieure ou égale au ${formatDate(erreur.borne)}`
    case 'disabledDate':
      return 'Cette date d’effet n’est pas proposée'
  }
}

/** What is wrong with what stands in the field: JJ/MM/AAAA, or MM/AAAA where one chooses a month. */
export function messageSaisieDateEffet(saisie: string, plages: readonly Plage[]): string | null {
  const erreur = validateSaisie(saisie, plages)
  return erreur && messageDateEffet(erreur)
}

function validateSaisie(saisie: string, plages: readonly Plage[]): ErreurDateEffet | null {
  if (saisie.trim() === '') return validateDateEffet(null, plages)
  const date = parseDate(saisie)
  if (date !== null) return validateDateEffet(date, plages)
  const isMois = modeDateEffet(plages) === 'mois'
  const mois = isMois ? parseMois(saisie) : null
  const [plage] = plages
  if (mois && plage)
    return validateDateEffet(dateDuMois(mois, plages) ?? forceJour(`${mois}-01`, plage), plages)
  if (modeDateEffet(plages) === 'aucune') return { code: 'aucune' }
  return { code: 'invalid', format: isMois ? 'MM/AAAA' : 'JJ/MM/AAAA' }
}

/** What the form receives when « 12/2026 » is typed where one chooses a month: the forced day, if allowed. */
export function saisieDuMois(saisie: string, plages: readonly Plage[]): string {
  const mois = parseMois(saisie)
  const date = mois && dateDuMois(mois, plages)
  return date ? formatDate(date) : saisie
}

/** The inverse, to show it: « 01/12/2026 » stands as « 12/2026 ». */
export function moisDeLaSaisie(saisie: string): string {
  const date = parseDate(saisie)
  return date ? formatMois(moisDe(date)) : saisie
}
