import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** A piece asked for after a death, and the day it came; null: still awaited. */
export type PieceAttendue = { demandeeLe: DateCalendaire; recueLe: DateCalendaire | null }

/**
 * The day from which a death benefit is due: that of the last piece (Code de la mutualité, L.
 * 223-22-1). Pieces asked for in time are waited for; a piece that was forgotten and asked for
 * later changes nothing. Null: a piece asked for in time is missing.
 */
export function dernierePiece(
  declareLe: DateCalendaire,
  demandablesJusquau: DateCalendaire,
  pieces: readonly PieceAttendue[],
): DateCalendaire | null {
  let derniere: DateCalendaire = declareLe
  for (const { demandeeLe, recueLe } of pieces) {
    if (demandeeLe > demandablesJusquau) continue
    if (recueLe === null) return null
    if (recueLe > derniere) derniere = recueLe
  }
  return derniere
}

type TauxLegal = {
  nom: string
  depuis: DateCalendaire
  /** For a creditor who is no professional: 667 is 6.67 % a year. */
  dixMilliemes: number
  isAVerifier?: true
}

/** Set for each half-year. The last one holds until the next is added below. */
export const tauxLegaux: readonly [TauxLegal, ...TauxLegal[]] = [
  { nom: 'Second semestre 2025', depuis: '2025-07-01', dixMilliemes: 665 },
  { nom: 'Arrêté du 15\u00a0décembre 2025', depuis: '2026-01-01', dixMilliemes: 667 },
  // No text was read for this half-year: it is the rate of the one before.
  { nom: 'Second semestre 2026', depuis: '2026-07-01', dixMilliemes: 667, isAVerifier: true },
]

export const tauxLegalDu = (jour: DateCalendaire, taux = tauxLegaux): TauxLegal =>
  taux.findLast(({ depuis }) => depuis <= jour) ?? taux[0]

const MOIS_AU_DOUBLE = 2

/** The last day of double interest; from the next day it is triple. */
export const finDuDouble = (echeance: DateCalendaire): DateCalendaire =>
  addMonths(echeance, MOIS_AU_DOUBLE)

/**
 * Interest on a late benefit, in cents: each day after the last lawful one, payment day included,
 * at that day's rate over the days of its year. Rounded once.
 */
export function interetsDeces(
  capital: number,
  { echeance, verseLe }: { echeance: DateCalendaire; verseLe: DateCalendaire },
  taux = tauxLegaux,
): number {
  const double = finDuDouble(echeance)
  const parDuree = { 365: 0, 366: 0 }
  for (let jour = addDays(echeance, 1); jour <= verseLe; jour = addDays(jour, 1))
    parDuree[joursDeLAnnee(jour)] += tauxLegalDu(jour, taux).dixMilliemes * (jour <= double ? 2 : 3)
  return Math.round((capital * (parDuree[365] / 365 + parDuree[366] / 366)) / 10_000)
}

const joursDeLAnnee = (jour: DateCalendaire): 365 | 366 =>
  addDays(`${jour.slice(0, 4)}-02-28`, 1).endsWith('-02-29') ? 366 : 365
