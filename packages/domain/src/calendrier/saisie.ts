import { type DateCalendaire, formatDate, isDateCalendaire } from './date.ts'

/** JJ/MM/AAAA read strictly: a day that does not exist is no date. */
export function parseDate(saisie: string): DateCalendaire | null {
  const parties = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(saisie.trim())
  if (!parties) return null
  const date = `${parties[3]}-${parties[2]}-${parties[1]}`
  return isDateCalendaire(date) ? date : null
}

export type ErreurDate = 'required' | 'invalid' | 'minDate' | 'maxDate' | 'disabledDate'

export type LimitesDate = {
  required?: boolean | undefined
  min?: DateCalendaire | null | undefined
  max?: DateCalendaire | null | undefined
  isDisabled?: ((date: DateCalendaire) => boolean) | undefined
}

/** The first thing that is wrong with what stands in a date field. */
export function validateDate(saisie: string, limites: LimitesDate): ErreurDate | null {
  if (saisie.trim() === '') return limites.required ? 'required' : null
  const date = parseDate(saisie)
  if (date === null) return 'invalid'
  if (limites.min && date < limites.min) return 'minDate'
  if (limites.max && date > limites.max) return 'maxDate'
  return limites.isDisabled?.(date) ? 'disabledDate' : null
}

export function messageDate(erreur: ErreurDate, { min, max }: LimitesDate): string {
  switch (erreur) {
    case 'required':
      return 'La date est obligatoire'
    case 'invalid':
      return 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA'
    case 'minDate':
      return `La date doit être postérieure ou égale au ${formatDate(min ?? '')}`
    case 'maxDate':
      return `La date doit être antérieure ou égale au ${formatDate(max ?? '')}`
    case 'disabledDate':
      return 'Cette date n’est pas proposée'
  }
}

/** Nobody alive was born before: an older date is a typing mistake (0985 for 1985). */
export const NAISSANCE_MIN: DateCalendaire = '1900-01-01'

/** The message of the first thing that is wrong, if any. */
export function messageSaisieDate(saisie: string, limites: LimitesDate): string | null {
  const erreur = validateDate(saisie, limites)
  return erreur && messageDate(erreur, limites)
}

/** A birth date: required, real, not in the future. */
export function messageDateNaissance(saisie: string, aujourdhui: DateCalendaire): string | null {
  const erreur = validateDate(saisie, { required: true, min: NAISSANCE_MIN, max: aujourdhui })
  if (erreur === null) return null
  if (erreur === 'required') return 'La date de naissance est obligatoire'
  if (erreur === 'minDate')
    return `La date de naissance ne peut pas être antérieure au ${formatDate(NAISSANCE_MIN)}`
  if (erreur === 'maxDate') return 'La date de naissance ne peut pas être dans le futur'
  return 'Écrivez une date de naissance qui existe, sous la forme JJ/MM/AAAA'
}

/** A day that may be left out, and may be any day: only a day that does not exist is wrong. */
export const messageDateLibre = (saisie: string): string | null =>
  saisie.trim() === '' || parseDate(saisie)
    ? null
    : 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA'
