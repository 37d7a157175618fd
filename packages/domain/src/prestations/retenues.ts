import type { DateCalendaire } from '../calendrier/date.ts'
import type { Retenue } from './soin.ts'

type Montants = { unitaire: number; jour: number | null }

/**
 * What the Assurance maladie keeps back, from a day on (cents): doubled in 2024. The boxes of a day have
 * no limit of their own; consultations are limited by professional.
 */
export const montantsRetenus: Record<Retenue, readonly (readonly [DateCalendaire, Montants])[]> = {
  participation: [
    ['0001-01-01', { unitaire: 100, jour: 400 }],
    ['2024-05-15', { unitaire: 200, jour: 800 }],
  ],
  franchise: [
    ['0001-01-01', { unitaire: 50, jour: null }],
    ['2024-03-31', { unitaire: 100, jour: null }],
  ],
  acte: [
    ['0001-01-01', { unitaire: 50, jour: 200 }],
    ['2024-03-31', { unitaire: 100, jour: 400 }],
  ],
  transport: [
    ['0001-01-01', { unitaire: 200, jour: 400 }],
    ['2024-03-31', { unitaire: 400, jour: 800 }],
  ],
}

/** A year's limit, for consultations on the one hand, for all the others together on the other. */
export const PLAFOND_RETENUES = 5000

export const retenueLe = (retenue: Retenue, jour: DateCalendaire): Montants =>
  montantsRetenus[retenue].findLast(([depuis]) => depuis <= jour)?.[1] ?? {
    unitaire: 0,
    jour: null,
  }

export const compteurDe = (retenue: Retenue): 'participation' | 'franchise' =>
  retenue === 'participation' ? 'participation' : 'franchise'
