import type { DateCalendaire } from '../calendrier/date.ts'
import type { Retenue, Soin } from './soin.ts'

type Montants = { unitaire: number; jour: number | null }

/**
 * What the Assurance maladie keeps back, from a day on (cents); doubled in 2024. Boxes have no
 * daily limit; consultations are limited by professional.
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

type Demande = {
  quantite: number
  /** The days of care that these units are spread over. */
  jours: number
  /** Kept back on the first of them, by other acts of the kind. */
  dejaDuJour: number
  /** What is left of the year's limit, and of what is paid at all. */
  auPlus: number
}

/** What is kept back on some units; each day has its own limit. */
export function retenueSur(
  { retenue, exemption, retenueUnitaire, retenueJour }: Soin,
  { quantite, jours, dejaDuJour, auPlus }: Demande,
): { retenue: number; retenueDuJour: number } {
  if (retenue === null || exemption !== null) return { retenue: 0, retenueDuJour: 0 }
  const limite = retenueJour ?? Number.POSITIVE_INFINITY
  let total = 0
  let duJour = 0
  for (let jour = 0; jour < jours; jour++) {
    // Spread evenly: seven acts on three days are three, two and two.
    const unites = Math.floor(quantite / jours) + (jour < quantite % jours ? 1 : 0)
    const laissee = Math.max(0, limite - (jour === 0 ? dejaDuJour : 0))
    const retenueDeCeJour = Math.min(retenueUnitaire * unites, laissee, auPlus - total)
    if (jour === 0) duJour = retenueDeCeJour
    total += retenueDeCeJour
  }
  return { retenue: total, retenueDuJour: duJour }
}
