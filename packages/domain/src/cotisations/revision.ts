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

/**
 * A debit is announced at least that long before (SEPA rulebook, where nothing else was agreed).
 */
export const PREAVIS_PRELEVEMENT_JOURS = 14

export type EcheanceChangee = { id: string; montant: number; prixMensuels: readonly number[] }

export type Revision = {
  /** Instalments whose amount or price changes. */
  echeances: EcheanceChangee[]
  /** Their lines in the ledger. */
  lignes: LigneReport[]
}

type Quand = {
  /** The first of a month. */
  depuis: DateCalendaire
  prevenuLe: DateCalendaire
  /** Instalments that a card may be paying at this moment. */
  reservees?: ReadonlySet<string>
  /**
   * The last day that anything is owed for, where it is known: cover is free since, or has ended.
   */
  finDue?: DateCalendaire | null | undefined
}

/**
 * The instalments to come once the price changes from a day on. Instalments that were called, that
 * are too near to be announced in time, or that a card may be paying stay as they are, and the
 * ledger takes the difference. What the ledger holds is given back on the next instalments or asked
 * for with the first; with nothing left to come it waits there. Days that are free already have no
 * price.
 */
export function reviserEcheances(
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  { depuis, prevenuLe, reservees = new Set(), finDue = null }: Quand,
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
    const mois = moisDe(echeance)
    const apres = avant.map((prix, rang) => {
      const un = mois[rang]
      return un && un.debut >= depuis ? duJusqua(parMois(un.debut, prix), un, finDue) : prix
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
  /** Instalments that are called no more. */
  retirees: string[]
}

/**
 * After that day nothing is owed, because the contract ends or cover becomes free. Instalments for
 * later days go, with what they bore. An instalment across that day is reduced by the day. Those
 * that were paid, that are too near to be announced in time, or that a card may be paying stay, and
 * the ledger gives the difference back.
 */
export function finirEcheances(
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  {
    dernier: voulu,
    prevenuLe,
    reservees = new Set(),
    finDue = null,
  }: Omit<Quand, 'depuis'> & { dernier: DateCalendaire },
): Retrait {
  const dernier = finDue !== null && finDue < voulu ? finDue : voulu
  const libre = addDays(prevenuLe, PREAVIS_PRELEVEMENT_JOURS)
  const isLibre = ({ id, etat, dateEcheance }: EcheanceRevue) =>
    !reservees.has(id) && (etat === 'rejetee' || (etat === 'a_venir' && dateEcheance >= libre))
  const retrait: Retrait = { retirees: [], echeances: [], lignes: [] }
  const inscrit = (nature: LigneReport['nature'], { id }: EcheanceRevue, montant: number) =>
    montant !== 0 && retrait.lignes.push({ nature, cotisationId: id, montant })
  for (const echeance of echeances) {
    const { id, montant, etat, periodeDebut, periodeFin } = echeance
    if (periodeFin <= dernier) continue
    if (etat !== 'payee' && periodeDebut > dernier) {
      retrait.retirees.push(id)
      inscrit('retrait', echeance, -reportsDe(id, lignes))
      continue
    }
    const prix = prixDe(echeance, lignes)
    const du = couverts(echeance, prix, { dernier, finDue })
    const enMoins = somme(prix) - somme(du)
    if (enMoins === 0) continue
    const reste = isLibre(echeance) ? Math.max(montant - enMoins, 0) : montant
    retrait.echeances.push({ id, montant: reste, prixMensuels: du })
    inscrit('ecart', echeance, montant - reste - enMoins)
  }
  return retrait
}

const somme = (montants: readonly number[]): number =>
  montants.reduce((total, montant) => total + montant, 0)

type Mois = { debut: DateCalendaire; fin: DateCalendaire }

const moisDe = (echeance: EcheanceRevue): Mois[] =>
  moisDePeriode(echeance).map((debut, rang, tous) => {
    const suivant = tous[rang + 1]
    return { debut, fin: suivant === undefined ? echeance.periodeFin : addDays(suivant, -1) }
  })

/** What a whole month costs, for its days until that one; null: for all of them. */
function duJusqua(prix: number, { debut, fin }: Mois, dernier: DateCalendaire | null): number {
  if (dernier === null || dernier >= fin) return prix
  if (dernier < debut) return 0
  return prix - Math.round((prix * jours(addDays(dernier, 1), fin)) / jours(debut, fin))
}

/**
 * What each month costs for its days until the last one. Days that an earlier end took off are not
 * taken off again, because each month is reckoned anew for the days until then.
 */
function couverts(
  echeance: EcheanceRevue,
  prix: readonly number[],
  { dernier, finDue }: { dernier: DateCalendaire; finDue: DateCalendaire | null },
): number[] {
  const mois = moisDe(echeance)
  return prix.map((montant, rang) => {
    const un = mois[rang]
    if (!un || un.debut > dernier) return 0
    const fin = finDue !== null && finDue < un.fin ? finDue : un.fin
    return duJusqua(montant, { ...un, fin }, dernier)
  })
}

/** The first and the last included. */
const jours = (du: DateCalendaire, au: DateCalendaire) =>
  Math.round((Date.parse(au) - Date.parse(du)) / 86_400_000) + 1
