import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** A piece that was asked for after a death, and the day on which it came; null: it is still awaited. */
export type PieceAttendue = { demandeeLe: DateCalendaire; recueLe: DateCalendaire | null }

/**
 * The day from which a death benefit is to be paid: that of the last piece (Code de la mutualité,
 * L. 223-22-1). What was asked for in time is waited for; a piece that was forgotten, and asked for once
 * that time is over, stops nothing. Null: one that was asked for in time has not come yet.
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
  /** Of a creditor who is no professional: 667 is 6.67 % a year. */
  dixMilliemes: number
  isAVerifier?: true
}

/** Set anew for each half-year. The last one holds until the next is written below it. */
export const tauxLegaux: readonly [TauxLegal, ...TauxLegal[]] = [
  { nom: 'Second semestre 2025', depuis: '2025-07-01', dixMilliemes: 665 },
  { nom: 'Arrêté du 15\u00a0décembre 2025', depuis: '2026-01-01', dixMilliemes: 667 },
  // No text was read for it: the rate of the half-year before.
  { nom: 'Second semestre 2026', depuis: '2026-07-01', dixMilliemes: 667, isAVerifier: true },
]

export const tauxLegalDu = (jour: DateCalendaire, taux = tauxLegaux): TauxLegal =>
  taux.findLast(({ depuis }) => depuis <= jour) ?? taux[0]

const MOIS_AU_DOUBLE = 2

/** The last day on which a late benefit bears twice the legal rate; three times from the next on. */
export const finDuDouble = (echeance: DateCalendaire): DateCalendaire =>
  addMonths(echeance, MOIS_AU_DOUBLE)

/**
 * What a benefit paid late bears, in cents: each day after the last lawful one up to that of the payment, at
 * the rate of that day, over the days of its year. Rounded once.
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
