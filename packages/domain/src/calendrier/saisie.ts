import { type DateCalendaire, formatDate, isDateCalendaire } from './date.ts'

/** « 03112026 » typed on a keypad becomes « 03/11/2026 » as it grows. */
export function maskDate(saisie: string): string {
  const chiffres = saisie.replace(/\D/g, '').slice(0, 8)
  return [chiffres.slice(0, 2), chiffres.slice(2, 4), chiffres.slice(4)]
    .filter((groupe) => groupe !== '')
    .join('/')
}

/** JJ/MM/AAAA read strictly: a day that does not exist is no date. */
export function parseDate(saisie: string): DateCalendaire | null {
  const parties = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(saisie.trim())
  if (!parties) return null
  const date = `${parties[3]}-${parties[2]}-${parties[1]}`
  return isDateCalendaire(date) ? date : null
}

export type ErreurDate = 'required' | 'invalid' | 'minDate' | 'maxDate' | 'disabledDate'

export type LimitesDate = {
  required?: boolean
  min?: DateCalendaire | null
  max?: DateCalendaire | null
  isDisabled?: (date: DateCalendaire) => boolean
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
      return 'La date doit exister et s’écrire JJ/MM/AAAA'
    case 'minDate':
      return `La date doit être postérieure ou égale au ${formatDate(min ?? '')}`
    case 'maxDate':
      return `La date doit être antérieure ou égale au ${formatDate(max ?? '')}`
    case 'disabledDate':
      return 'Cette date n’est pas proposée'
  }
}

/** A birth date: required, real, not in the future. */
export function messageDateNaissance(saisie: string, aujourdhui: DateCalendaire): string | null {
  const erreur = validateDate(saisie, { required: true, max: aujourdhui })
  if (erreur === null) return null
  if (erreur === 'required') return 'La date de naissance est obligatoire'
  if (erreur === 'maxDate') return 'La date de naissance ne peut pas être dans le futur'
  return 'La date de naissance doit exister et s’écrire JJ/MM/AAAA'
}
