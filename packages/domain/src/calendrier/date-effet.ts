import { addDays, DATE_MAX, DATE_MIN, ecrireDate, lireDate } from './calcul.ts'
import type { DateCalendaire } from './date.ts'
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
  plages: readonly {
    libelle: string
    /** Circumstances without which the range is not offered: all must hold. */
    quand?: readonly Condition[] | undefined
    contraintes: readonly Contrainte[]
    /** The month alone is chosen, and this is its day. */
    jourDuMois?: number | undefined
  }[]
}

/** A range that the picker shows. In month mode the day is not chosen: the modifier gives it. */
export type Plage = {
  libelle?: string
  borneMin: DateCalendaire | null
  borneMax: DateCalendaire | null
  modeMois: boolean
  modificateur: number | null
}

/** The ranges worked out for one contract and one day; those that allow nothing are left out. */
export function resolvePlages(
  regle: RegleDateEffet,
  contexte: ContexteDateEffet,
  faits: Readonly<Record<string, string>> = {},
): Plage[] {
  const isSo = ({ champ, valeurs }: Condition) => valeurs.includes(faits[champ] ?? '')
  return regle.plages.flatMap(({ libelle, quand = [], contraintes, jourDuMois }) => {
    if (!quand.every(isSo)) return []
    let [min, max]: [DateCalendaire, DateCalendaire] = [DATE_MIN, DATE_MAX]
    for (const { conditions, detail } of contraintes) {
      if (!conditions.every(isSo)) continue
      const reference = resolveDateReference(detail.dateReference, detail.dateRelative, contexte)
      // A bound that cannot be worked out allows nothing: better to refuse than to accept wrongly.
      if (reference === null) return []
      const date = applyModificateurs(reference, detail)
      // « On or after never » is no day; « on or before never » is no bound.
      if (date === DATE_MAX && !detail.borne.startsWith('<')) return []
      const [bas, haut] = intervalle(detail.borne, date)
      if (bas > min) min = bas
      if (haut < max) max = haut
    }
    if (min > max) return []
    return [
      {
        libelle,
        borneMin: min === DATE_MIN ? null : min,
        borneMax: max === DATE_MAX ? null : max,
        modeMois: jourDuMois !== undefined,
        modificateur: jourDuMois ?? null,
      },
    ]
  })
}

/**
 * The rule for a contract and what it starts from; it is resolved once the circumstances are known.
 */
export type DatesEffet = {
  regle: RegleDateEffet
  contexte: ContexteDateEffet
  /** What its conditions may ask of the contract. */
  faits?: Readonly<Record<string, string>> | undefined
}

/** What a rule may depend on besides the contract and the day. */
export type CirconstancesEffet = {
  faits?: Readonly<Record<string, string>>
  /** The day of the event: a birth, a death, a departure. */
  dateMotif?: DateCalendaire | null
}

export const plagesSelon = (
  { regle, contexte, faits: duContrat }: DatesEffet,
  { faits, dateMotif = null }: CirconstancesEffet = {},
): Plage[] =>
  resolvePlages(regle, { ...contexte, dateMotifRadiation: dateMotif }, { ...duContrat, ...faits })

/** Makes a bound of a rule in a short form. */
export const borneDe = (
  borne: Borne,
  dateReference: DateReference,
  { mois = 0, annees = 0 }: { mois?: number; annees?: number } = {},
): Contrainte => ({
  conditions: [],
  detail: {
    dateReference,
    dateRelative: null,
    borne,
    modificateurJour: 0,
    modificateurMois: mois,
    modificateurAnnee: annees,
  },
})

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

/** In month mode the rule sets the day within the chosen month, its last day at most. */
export function forceJour(date: DateCalendaire, { modeMois, modificateur }: Plage): DateCalendaire {
  return modeMois ? ecrireDate({ ...lireDate(date), jour: modificateur ?? 1 }) : date
}

/** A range of one day imposes it, whatever the month mode says. */
const isUnJour = ({ borneMin, borneMax }: Plage) =>
  borneMin !== null && borneMin === borneMax && borneMin !== DATE_MAX

export function isDateAutorisee(date: DateCalendaire, plages: readonly Plage[]): boolean {
  return plages.some(
    (plage) =>
      date >= minDe(plage) &&
      date <= maxDe(plage) &&
      (isUnJour(plage) || forceJour(date, plage) === date),
  )
}

/** Only one range of one day: nothing to choose. */
export function dateImposee(plages: readonly Plage[]): DateCalendaire | null {
  const [seule, ...autres] = plages
  return seule && autres.length === 0 && isUnJour(seule) ? seule.borneMin : null
}

type PlageRegle = RegleDateEffet['plages'][number]

/** Values of a field: the circumstances in which a range is offered. */
type Si = Readonly<Record<string, readonly string[]>>

/** Within these bounds, and while the contract lasts. */
export const plageDe = (libelle: string, contraintes: readonly Contrainte[], si: Si = {}) => ({
  libelle,
  contraintes: [...contraintes, borneDe('<=', 'CFIN')],
  quand: Object.entries(si).map(([champ, valeurs]) => ({ champ, valeurs })),
})

/** Allows so many months back and so many ahead. */
export const autourDAujourdhui = (avant: number, apres: number): Contrainte[] => [
  borneDe('>=', 'AUJ', { mois: -avant }),
  borneDe('<=', 'AUJ', { mois: apres }),
]

/** The first of a month, of the next one or of some more. */
export const plageDebutDeMois = (
  mois: number,
  contraintes: readonly Contrainte[] = [],
  si: Si = {},
): PlageRegle => ({
  ...plageDe(
    'Au début d’un mois',
    [borneDe('>=', 'UNMOIS', { mois: 1 }), borneDe('<=', 'UNMOIS', { mois }), ...contraintes],
    si,
  ),
  jourDuMois: 1,
})

/** The yearly term. */
export const plageEcheance = (si: Si = {}) =>
  plageDe('À l’échéance de votre contrat', [borneDe('=', 'UNAN')], si)
