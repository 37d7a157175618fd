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

/** The richer form, worked out for one contract and one day. Ranges that allow nothing are left out. */
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
      // A bound that cannot be worked out allows nothing: better refused than wrongly accepted.
      if (reference === null) return []
      const date = applyModificateurs(reference, detail)
      // On or after « never » is no day at all; on or before it is no bound.
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

/** The rule that holds for a contract, and what it starts from: whoever knows the circumstances resolves it. */
export type DatesEffet = {
  regle: RegleDateEffet
  contexte: ContexteDateEffet
  /** What of the contract its conditions may be about. */
  faits?: Readonly<Record<string, string>> | undefined
}

/** What a rule may depend on besides the contract and the day. */
export type CirconstancesEffet = {
  faits?: Readonly<Record<string, string>>
  /** The day of what is the reason: a birth, a death, a departure. */
  dateMotif?: DateCalendaire | null
}

export const plagesSelon = (
  { regle, contexte, faits: duContrat }: DatesEffet,
  { faits, dateMotif = null }: CirconstancesEffet = {},
): Plage[] =>
  resolvePlages(regle, { ...contexte, dateMotifRadiation: dateMotif }, { ...duContrat, ...faits })

/** A bound of a rule, without the long hand. */
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

/** In month mode, the day of the chosen month that the rule forces, brought back to its last day. */
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

/** One range of a single day leaves nothing to choose. */
export function dateImposee(plages: readonly Plage[]): DateCalendaire | null {
  const [seule, ...autres] = plages
  return seule && autres.length === 0 && isUnJour(seule) ? seule.borneMin : null
}

type PlageRegle = RegleDateEffet['plages'][number]

/** Some values of a field: the circumstances in which a range is offered. */
type Si = Readonly<Record<string, readonly string[]>>

/** Within these bounds, and while the contract lasts. */
export const plageDe = (libelle: string, contraintes: readonly Contrainte[], si: Si = {}) => ({
  libelle,
  contraintes: [...contraintes, borneDe('<=', 'CFIN')],
  quand: Object.entries(si).map(([champ, valeurs]) => ({ champ, valeurs })),
})

/** Told late or ahead: so many months back, so many on. */
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
