import { addDays, addMonths, addYears, lireDate } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { MotifResiliation } from './motifs.ts'

/** What is asked for, as far as its day goes. */
export type Depart = {
  motif: MotifResiliation
  /** When the request was sent: it is received at that moment. */
  recueLe: DateCalendaire
  /** Of the change of situation, or of the sending of the late notice. */
  evenementLe: DateCalendaire | null
  /** The first day without cover that was wished for. */
  souhaiteeLe: DateCalendaire | null
}

/** The ground that the law lets apply, and the first day without cover. */
export type EffetResiliation = { motif: MotifResiliation; effetLe: DateCalendaire }

const SITUATION_MOIS = 3
const AVIS_JOURS = 20
const PREAVIS_ECHEANCE_MOIS = 2

/** The last day on which a contract can still be kept from going on after that year. */
export const dernierJourEcheance = (annee: number): DateCalendaire =>
  addDays(addMonths(`${annee + 1}-01-01`, -PREAVIS_ECHEANCE_MOIS), -1)

/** Contracts run for a calendar year: the first day of the next one that this one can still be kept from. */
function premierDeLAn(jour: DateCalendaire): DateCalendaire {
  const prochain = `${lireDate(jour).annee + 1}-01-01`
  // Two months before the term, 31 December: 31 October at the latest.
  return jour <= dernierJourEcheance(lireDate(jour).annee) ? prochain : addYears(prochain, 1)
}

export const hasUnAn = (dateDebut: DateCalendaire, jour: DateCalendaire) =>
  addYears(dateDebut, 1) <= jour

/** One rule for each ground (code de la mutualité, L221-10, -10-1, -10-2 and -17); null: it is not open. */
const regles: Record<
  MotifResiliation,
  (depart: Depart, dateDebut: DateCalendaire) => DateCalendaire | null
> = {
  unAn: ({ recueLe }, dateDebut) => (hasUnAn(dateDebut, recueLe) ? addMonths(recueLe, 1) : null),
  echeance({ recueLe }, dateDebut) {
    const terme = premierDeLAn(recueLe)
    const prochain = `${lireDate(recueLe).annee + 1}-01-01`
    // Too late for this term, but free to leave at any time: at this term all the same, or a month later.
    if (terme !== prochain && hasUnAn(dateDebut, recueLe))
      return latest(prochain, addMonths(recueLe, 1))
    return terme
  },
  situation: ({ recueLe, evenementLe }) =>
    evenementLe !== null && recueLe <= addMonths(evenementLe, SITUATION_MOIS)
      ? addMonths(latest(recueLe, evenementLe), 1)
      : null,
  avisTardif({ recueLe, evenementLe }) {
    if (evenementLe === null || evenementLe > recueLe) return null
    if (recueLe > addDays(evenementLe, AVIS_JOURS)) return null
    const { annee, mois } = lireDate(evenementLe)
    // A notice of the autumn is about the term to come; one of the spring is about the one that has passed.
    const terme = mois > 6 ? `${annee + 1}-01-01` : `${annee}-01-01`
    return latest(terme, addDays(recueLe, 1))
  },
  autre: () => null,
}

/**
 * When a contract ends. A ground that is wrong, missing or out of time is no reason to refuse: the one that is
 * open applies in its place, at any time after a year, at the term of the year before that.
 */
export function effetResiliation(depart: Depart, dateDebut: DateCalendaire): EffetResiliation {
  const { motif, recueLe, souhaiteeLe } = depart
  const replis: MotifResiliation[] = [motif, hasUnAn(dateDebut, recueLe) ? 'unAn' : 'echeance']
  for (const possible of replis) {
    const effetLe = regles[possible](depart, dateDebut)
    // A day that has passed, or comes too soon, is the first one that is lawful.
    if (effetLe) return { motif: possible, effetLe: latest(effetLe, souhaiteeLe ?? effetLe) }
  }
  throw new Error('The term of the year is open to everybody')
}

/** The last day of cover. */
export const dernierJourCouvert = (effetLe: DateCalendaire): DateCalendaire => addDays(effetLe, -1)

const latest = (une: DateCalendaire, autre: DateCalendaire) => (une > autre ? une : autre)
