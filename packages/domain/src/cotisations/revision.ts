import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import {
  type EcheanceRevue,
  type LigneReport,
  moisDePeriode,
  prixDe,
  reportsDe,
  soldeReports,
} from './reports.ts'

/** A debit is told at least that long before (SEPA rulebook, where nothing else was agreed). */
export const PREAVIS_PRELEVEMENT_JOURS = 14

export type EcheanceChangee = { id: string; montant: number; prixMensuels: readonly number[] }

export type Revision = {
  /** Those whose amount or price changes. */
  echeances: EcheanceChangee[]
  /** What the ledger says of it. */
  lignes: LigneReport[]
}

type Quand = {
  /** The first of a month. */
  depuis: DateCalendaire
  prevenuLe: DateCalendaire
  /** What a card may be paying at this moment. */
  reservees?: ReadonlySet<string>
}

/**
 * The instalments to come once the price changes from a day on. What was called already, what is too near to be told of
 * in time and what a card may be paying stay as they were announced: the difference goes to the ledger. What the ledger
 * holds is given back on the next instalments, or asked for with the first of them; with nothing left to come it waits
 * there.
 */
export function reviserEcheances(
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  { depuis, prevenuLe, reservees = new Set() }: Quand,
  /** The price of a month, given what it was. */
  parMois: (jour: DateCalendaire, avant: number) => number,
): Revision {
  const libre = addDays(prevenuLe, PREAVIS_PRELEVEMENT_JOURS)
  const isLibre = ({ id, etat, dateEcheance }: EcheanceRevue) =>
    etat === 'a_venir' && dateEcheance >= libre && !reservees.has(id)
  const concernees = echeances
    .filter(({ periodeFin }) => periodeFin >= depuis)
    .toSorted((a, b) => (a.dateEcheance < b.dateEcheance ? -1 : 1))
  const revision: Revision = { echeances: [], lignes: [] }
  const revues = concernees.map((echeance) => {
    const avant = prixDe(echeance, lignes)
    const mois = moisDePeriode(echeance)
    const apres = avant.map((prix, rang) => {
      const jour = mois[rang]
      return jour !== undefined && jour >= depuis ? parMois(jour, prix) : prix
    })
    return { echeance, avant, apres, porte: reportsDe(echeance.id, lignes) }
  })
  const change = ({ id }: EcheanceRevue, montant: number, prixMensuels: readonly number[]) =>
    revision.echeances.push({ id, montant, prixMensuels })
  const inscrit = (nature: LigneReport['nature'], { id }: EcheanceRevue, montant: number) =>
    montant !== 0 && revision.lignes.push({ nature, cotisationId: id, montant })

  let solde = soldeReports(lignes)
  for (const { echeance, avant, apres, porte } of revues)
    if (isLibre(echeance)) solde -= porte
    else if (somme(apres) !== somme(avant)) {
      const ecart = somme(apres) - somme(avant)
      inscrit('ecart', echeance, ecart)
      change(echeance, echeance.montant, apres)
      solde += ecart
    }
  for (const { echeance, avant, apres, porte } of revues) {
    if (!isLibre(echeance)) continue
    const prix = somme(apres)
    const montant = Math.max(prix + solde, 0)
    const porteApres = prix - montant
    solde += porteApres
    inscrit('imputation', echeance, porteApres - porte)
    if (montant !== echeance.montant || somme(avant) !== prix) change(echeance, montant, apres)
  }
  return revision
}

export type Retrait = Revision & {
  /** Those that are called no more. */
  retirees: string[]
}

/** Nothing is called for after that day: what an instalment that goes was to bear is free again. */
export function retirerEcheances(
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  dernier: DateCalendaire,
): Retrait {
  const retirees = echeances
    .filter(({ etat, periodeDebut }) => etat === 'a_venir' && periodeDebut > dernier)
    .map(({ id }) => id)
  const liberees = retirees.map((id): LigneReport => {
    return { nature: 'retrait', cotisationId: id, montant: -reportsDe(id, lignes) }
  })
  return { retirees, echeances: [], lignes: liberees.filter(({ montant }) => montant !== 0) }
}

/** A contract ends after that day: besides, days that were paid for and not covered are given back, by the day. */
export function finirEcheances(
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  dernier: DateCalendaire,
): Retrait {
  const retrait = retirerEcheances(echeances, lignes, dernier)
  for (const echeance of echeances) {
    if (echeance.etat !== 'payee' || echeance.periodeFin <= dernier) continue
    const { id, montant } = echeance
    const prix = prixDe(echeance, lignes)
    const part = horsCouverture(echeance, somme(prix), dernier)
    if (part === 0) continue
    retrait.echeances.push({ id, montant, prixMensuels: retrancher(prix, part) })
    retrait.lignes.push({ nature: 'ecart', cotisationId: id, montant: -part })
  }
  return retrait
}

const somme = (montants: readonly number[]): number =>
  montants.reduce((total, montant) => total + montant, 0)

/** The share of a price that is for days after the last one. */
function horsCouverture(
  { periodeDebut, periodeFin }: EcheanceRevue,
  prix: number,
  dernier: DateCalendaire,
): number {
  const du = dernier < periodeDebut ? periodeDebut : addDays(dernier, 1)
  return Math.round((prix * jours(du, periodeFin)) / jours(periodeDebut, periodeFin))
}

/** The first and the last included. */
const jours = (du: DateCalendaire, au: DateCalendaire) =>
  Math.round((Date.parse(au) - Date.parse(du)) / 86_400_000) + 1

/** Taken from the last months. */
function retrancher(prix: readonly number[], part: number): number[] {
  let reste = part
  return prix
    .toReversed()
    .map((mois) => {
      const pris = Math.min(mois, reste)
      reste -= pris
      return mois - pris
    })
    .toReversed()
}
