import { addDays, addMonths } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { formatMontant } from '../montants/index.ts'
import {
  depart,
  type Equation,
  fois,
  moins,
  pourcent,
  pourcentageDe,
} from '../prestations/index.ts'
import { enJours } from '../texte/grammaire.ts'

/**
 * By how many percent an insurer raises its benefits, from a day on: each insurer has its own
 * rates.
 */
export type Revalorisation = { depuis: DateCalendaire; taux: number }

/** One payment of a claim: the days that it is for, and what was really paid. */
export type PeriodeIndemnisee = {
  du: DateCalendaire
  au: DateCalendaire
  /** In cents, as every amount here. */
  montant: number
  /** Null while it waits. */
  regleLe: DateCalendaire | null
}

/** How a claim is paid: so much a day for people who cannot work, or so much a month. */
export type Indemnisation = {
  nature: 'ij' | 'rente'
  /** Promised for a day, or for a month. */
  montant: number
  /** Days of waiting, from the first one of the claim. */
  franchise: number
  /**
   * The net wage of a day or a month: all payments together never exceed it (terms of provident
   * contracts; expert knowledge). Null: a sum that does not depend on the wage.
   */
  salaireNet: number | null
  /** What the Sécurité sociale pays for the same day, or the same month. */
  regimeObligatoire: number
  periodes: readonly PeriodeIndemnisee[]
}

export type Indemnite = PeriodeIndemnisee & {
  nature: Indemnisation['nature']
  /**
   * « Pourquoi ce montant ? »: the days, then the sum; null where the payment is not what we
   * reckon.
   */
  explication: { duree: string; calcul: string } | null
}

/** Each payment with why it is what it is. */
export const indemnitesDe = (
  indemnisation: Indemnisation,
  dateDebut: DateCalendaire,
  revalorisations: readonly Revalorisation[],
): Indemnite[] =>
  indemnisation.periodes.map((periode) => {
    const { duree, calcul } = calculerIndemnite(indemnisation, dateDebut, periode, revalorisations)
    return {
      ...periode,
      nature: indemnisation.nature,
      explication: calcul.montant === periode.montant ? { duree, calcul: calcul.texte } : null,
    }
  })

type Regle = Omit<Indemnisation, 'periodes'>

/** What is due for some days of a claim, all on one side of each raise. */
export function calculerIndemnite(
  regle: Regle,
  dateDebut: DateCalendaire,
  { du, au }: { du: DateCalendaire; au: DateCalendaire },
  revalorisations: readonly Revalorisation[],
): { duree: string; calcul: Equation } {
  const jours = nombreDeJours(du, au)
  const attente = Math.max(
    0,
    Math.min(jours, nombreDeJours(du, addDays(dateDebut, regle.franchise - 1))),
  )
  const payes = jours - attente
  const quand = `${enJours(jours)} du ${formatDate(du)} au ${formatDate(au)}`
  const duree =
    attente === 0 ? quand : `${quand}, moins ${enJours(attente)} de franchise = ${enJours(payes)}`
  if (payes === 0) return { duree, calcul: depart(0) }
  const promis = plafonner(revaloriser(regle, dateDebut, du, revalorisations), regle)
  const suivi = (suite: Equation): Equation =>
    promis.texte === depart(promis.montant).texte
      ? suite
      : { ...suite, texte: `${promis.texte}\u00a0; ${suite.texte}` }
  if (regle.nature === 'ij')
    return {
      duree,
      calcul: payes === 1 ? promis : suivi(fois(depart(promis.montant), payes, 'jours')),
    }
  const premier = `${du.slice(0, 7)}-01`
  const duMois = nombreDeJours(premier, addDays(addMonths(premier, 1), -1))
  if (payes === duMois) return { duree, calcul: promis }
  const montant = Math.round((promis.montant * payes) / duMois)
  const texte = `${payes}/${duMois} de ${formatMontant(promis.montant)} = ${formatMontant(montant)}`
  return { duree, calcul: suivi({ texte, montant }) }
}

/** Applies each raise since the claim began, one after the other, to the cent. */
function revaloriser(
  { montant }: Regle,
  dateDebut: DateCalendaire,
  jour: DateCalendaire,
  revalorisations: readonly Revalorisation[],
): Equation {
  return revalorisations
    .filter(({ depuis }) => dateDebut < depuis && depuis <= jour)
    .sort((a, b) => (a.depuis < b.depuis ? -1 : 1))
    .reduce((avant, { depuis, taux }) => {
      const centPlus = Math.round((100 + taux) * 100) / 100
      const raise = pourcentageDe(
        centPlus,
        avant.montant,
        pourcent(avant.montant, centPlus),
        `revalorisation au ${formatDate(depuis)}`,
      )
      return avant.texte.includes('%')
        ? { ...raise, texte: `${avant.texte}\u00a0; ${raise.texte}` }
        : raise
    }, depart(montant))
}

function plafonner(promis: Equation, { salaireNet, regimeObligatoire }: Regle): Equation {
  if (salaireNet === null) return promis
  const laisse = moins(depart(salaireNet), [
    { montant: regimeObligatoire, quoi: 'de la Sécurité sociale' },
  ])
  if (promis.montant <= laisse.montant) return promis
  const texte = `${promis.texte}\u00a0; dans la limite de votre salaire net\u00a0: ${laisse.texte}`
  return { texte, montant: laisse.montant }
}

/** The months of a claim, cut at each raise: the period of each payment. */
export function decouperPeriode(
  du: DateCalendaire,
  au: DateCalendaire,
  revalorisations: readonly Revalorisation[],
): { du: DateCalendaire; au: DateCalendaire }[] {
  const periodes: { du: DateCalendaire; au: DateCalendaire }[] = []
  for (let debut = du; debut <= au; ) {
    const suivant = [
      addMonths(`${debut.slice(0, 7)}-01`, 1),
      addDays(au, 1),
      ...revalorisations.map(({ depuis }) => depuis),
    ]
      .filter((jour) => jour > debut)
      .sort()[0] as DateCalendaire
    periodes.push({ du: debut, au: addDays(suivant, -1) })
    debut = suivant
  }
  return periodes
}

/** Both days included. */
export const nombreDeJours = (du: DateCalendaire, au: DateCalendaire) =>
  Math.round((Date.parse(au) - Date.parse(du)) / 86_400_000) + 1
