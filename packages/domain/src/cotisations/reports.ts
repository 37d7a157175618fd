import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { EtatCotisation } from './echeancier.ts'

/**
 * The ledger of a contract, which holds the difference between what was called and what its periods
 * cost. `ecart`: an instalment that was called costs something else. `imputation`: an instalment to
 * come bears a difference. `retrait`: an instalment is called no more, and the difference it bore
 * is free again. `remboursement`: the insurer has paid it back.
 */
export const naturesReport = ['ecart', 'imputation', 'retrait', 'remboursement'] as const
export type NatureReport = (typeof naturesReport)[number]

/** In cents; above zero the member owes it. A refund has no instalment. */
export type LigneReport = { nature: NatureReport; cotisationId: string | null; montant: number }

export type EcheanceRevue = {
  id: string
  periodeDebut: DateCalendaire
  periodeFin: DateCalendaire
  dateEcheance: DateCalendaire
  montant: number
  etat: EtatCotisation
  /** What each month of the period costs; null: the price as first called, in equal parts. */
  prixMensuels: readonly number[] | null
}

/** What no instalment bears yet; below zero the insurer owes it. */
export const soldeReports = (lignes: readonly Pick<LigneReport, 'montant'>[]): number =>
  lignes.reduce((somme, { montant }) => somme + montant, 0)

export const reportsDe = (id: string, lignes: readonly LigneReport[]): number =>
  soldeReports(lignes.filter(({ cotisationId }) => cotisationId === id))

/** The first days of the months of a period. */
export function moisDePeriode({
  periodeDebut,
  periodeFin,
}: Pick<EcheanceRevue, 'periodeDebut' | 'periodeFin'>): DateCalendaire[] {
  const mois: DateCalendaire[] = []
  for (let jour = periodeDebut; jour <= periodeFin; jour = addMonths(jour, 1)) mois.push(jour)
  return mois
}

/**
 * What each month of an instalment costs. For each instalment: amount called = price of its months
 * − its lines in the ledger.
 */
export function prixDe(echeance: EcheanceRevue, lignes: readonly LigneReport[]): readonly number[] {
  if (echeance.prixMensuels) return echeance.prixMensuels
  const total = echeance.montant + reportsDe(echeance.id, lignes)
  const nombre = moisDePeriode(echeance).length
  const part = Math.floor(total / nombre)
  return Array.from({ length: nombre }, (_, rang) =>
    rang === 0 ? total - part * (nombre - 1) : part,
  )
}
