import { addDays, DATE_MAX, DATE_MIN, ecrireDate, lireDate } from './calcul.ts'
import { type DateCalendaire, formatDate } from './date.ts'
import {
  applyModificateurs,
  type ContexteDateEffet,
  type DateReference,
  type Modificateurs,
  resolveDateReference,
} from './date-reference.ts'

export const bornes = ['<', '<=', '=', '>=', '>'] as const
export type Borne = (typeof bornes)[number]

/** A fact of the contract or of the request, compared with values: all must hold. */
export type Condition = { champ: string; valeurs: readonly string[] }

export type Contrainte = {
  conditions: readonly Condition[]
  detail: {
    dateReference: DateReference
    dateRelative: string | null
    borne: Borne
  } & Modificateurs
}
export type RegleDateEffet = {
  plages: readonly { libelle: string; contraintes: readonly Contrainte[] }[]
}

/** A range that the picker shows. In month mode the day is not chosen: the modifier gives it. */
export type Plage = {
  libelle?: string
  borneMin: DateCalendaire | null
  borneMax: DateCalendaire | null
  modeMois: boolean
  modificateur: number | null
}

/** The richer form, worked out for one contract and one day. Ranges that allow nothing are left out. */
export function resolvePlages(
  regle: RegleDateEffet,
  contexte: ContexteDateEffet,
  faits: Readonly<Record<string, string>> = {},
): Plage[] {
  return regle.plages.flatMap(({ libelle, contraintes }) => {
    let [min, max]: [DateCalendaire, DateCalendaire] = [DATE_MIN, DATE_MAX]
    for (const { conditions, detail } of contraintes) {
      if (!conditions.every(({ champ, valeurs }) => valeurs.includes(faits[champ] ?? ''))) continue
      const reference = resolveDateReference(detail.dateReference, detail.dateRelative, contexte)
      // A bound that cannot be worked out allows nothing: better refused than wrongly accepted.
      if (reference === null) return []
      const [bas, haut] = intervalle(detail.borne, applyModificateurs(reference, detail))
      if (bas > min) min = bas
      if (haut < max) max = haut
    }
    if (min > max) return []
    return [
      {
        libelle,
        borneMin: min === DATE_MIN ? null : min,
        borneMax: max === DATE_MAX ? null : max,
        modeMois: false,
        modificateur: null,
      },
    ]
  })
}

function intervalle(borne: Borne, date: DateCalendaire): [DateCalendaire, DateCalendaire] {
  switch (borne) {
    case '<':
      return [DATE_MIN, addDays(date, -1)]
    case '<=':
      return [DATE_MIN, date]
    case '=':
      return [date, date]
    case '>=':
      return [date, DATE_MAX]
    case '>':
      return [addDays(date, 1), DATE_MAX]
  }
}

const minDe = (plage: Plage) => plage.borneMin ?? DATE_MIN
/** The sentinel 31/12/9999 means no bound as well. */
const maxDe = (plage: Plage) => plage.borneMax ?? DATE_MAX

/** In month mode, the day of the chosen month that the rule forces, brought back to its last day. */
export function forceJour(date: DateCalendaire, { modeMois, modificateur }: Plage): DateCalendaire {
  return modeMois ? ecrireDate({ ...lireDate(date), jour: modificateur ?? 1 }) : date
}

export function isDateAutorisee(date: DateCalendaire, plages: readonly Plage[]): boolean {
  return plages.some(
    (plage) => date >= minDe(plage) && date <= maxDe(plage) && forceJour(date, plage) === date,
  )
}

/** One range of a single day leaves nothing to choose. */
export function dateImposee(plages: readonly Plage[]): DateCalendaire | null {
  const [seule, ...autres] = plages
  if (!seule || autres.length > 0 || seule.borneMin === null) return null
  return seule.borneMin === seule.borneMax ? seule.borneMin : null
}

export type ErreurDateEffet =
  | { code: 'required' | 'disabledDate' }
  | { code: 'minDate' | 'maxDate'; borne: DateCalendaire }

export function validateDateEffet(
  date: DateCalendaire | null,
  plages: readonly Plage[],
): ErreurDateEffet | null {
  if (date === null) return { code: 'required' }
  if (isDateAutorisee(date, plages)) return null
  const min = plages.map(minDe).sort()[0]
  const max = plages.map(maxDe).sort().at(-1)
  if (min !== undefined && date < min) return { code: 'minDate', borne: min }
  if (max !== undefined && date > max) return { code: 'maxDate', borne: max }
  return { code: 'disabledDate' }
}

export function messageDateEffet(erreur: ErreurDateEffet): string {
  switch (erreur.code) {
    case 'required':
      return "La date d'effet est obligatoire"
    case 'minDate':
      return `La date d'effet doit être postérieure ou égale au ${formatDate(erreur.borne)}`
    case 'maxDate':
      return `La date d'effet doit être antérieure ou égale au ${formatDate(erreur.borne)}`
    case 'disabledDate':
      return "Cette date d'effet n'est pas proposée"
  }
}
