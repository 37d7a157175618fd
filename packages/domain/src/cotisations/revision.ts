import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { EtatCotisation } from './echeancier.ts'

export type EcheanceRevue = {
  id: string
  periodeDebut: DateCalendaire
  periodeFin: DateCalendaire
  dateEcheance: DateCalendaire
  montant: number
  etat: EtatCotisation
}

/** The first days of the months of a period. */
function moisDePeriode({ periodeDebut, periodeFin }: EcheanceRevue): DateCalendaire[] {
  const mois: DateCalendaire[] = []
  for (let jour = periodeDebut; jour <= periodeFin; jour = addMonths(jour, 1)) mois.push(jour)
  return mois
}

/** A debit is told at least that long before (SEPA rulebook, where nothing else was agreed). */
export const PREAVIS_PRELEVEMENT_JOURS = 14

/**
 * The instalments to come once the price changes from a day on, which is the first of a month. What
 * was already called for months that cost less now is given back on the next instalments; what is
 * missing is asked for with the first of them. One that is too near to be told of in time stays as it
 * was announced. Only those whose amount changes are returned.
 */
export function reviserEcheances(
  echeances: readonly EcheanceRevue[],
  { depuis, prevenuLe }: { depuis: DateCalendaire; prevenuLe: DateCalendaire },
  parMois: (jour: DateCalendaire) => number,
): { id: string; montant: number }[] {
  const libre = addDays(prevenuLe, PREAVIS_PRELEVEMENT_JOURS)
  const isAppelee = ({ etat, dateEcheance }: EcheanceRevue) =>
    etat !== 'a_venir' || dateEcheance < libre
  const concernees = echeances
    .filter(({ periodeFin }) => periodeFin >= depuis)
    .toSorted((a, b) => (a.dateEcheance < b.dateEcheance ? -1 : 1))
  const nouveaux = new Map(concernees.map((e) => [e.id, montantRevu(e, depuis, parMois)]))
  // What is called already does not change: the difference goes to what is to come.
  let aReporter = concernees
    .filter(isAppelee)
    .reduce((somme, e) => somme + (nouveaux.get(e.id) ?? e.montant) - e.montant, 0)
  return concernees.flatMap((e) => {
    if (isAppelee(e)) return []
    const du = (nouveaux.get(e.id) ?? e.montant) + aReporter
    const montant = Math.max(du, 0)
    aReporter = du - montant
    return montant === e.montant ? [] : [{ id: e.id, montant }]
  })
}

function montantRevu(
  echeance: EcheanceRevue,
  depuis: DateCalendaire,
  parMois: (jour: DateCalendaire) => number,
): number {
  const mois = moisDePeriode(echeance)
  const apres = mois.filter((jour) => jour >= depuis)
  const avant = Math.round((echeance.montant * (mois.length - apres.length)) / mois.length)
  return apres.reduce((somme, jour) => somme + parMois(jour), avant)
}
