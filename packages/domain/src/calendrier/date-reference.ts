import { addDays, addMonths, addYears, DATE_MAX, ecrireDate, lireDate } from './calcul.ts'
import { type DateCalendaire, isDateCalendaire } from './date.ts'

/** Kinds of reference date that a rule may start from. */
export const libellesDateReference = {
  CDEB: 'Début du contrat',
  CFIN: 'Fin du contrat',
  AUJ: 'Aujourd’hui',
  RADEVT: 'Date du motif de radiation',
  CANN: 'Prochain anniversaire du contrat',
  FIXE: 'Date fixe',
  UNAN: 'Prochain 1er\u00a0janvier',
  UNMOIS: '1er du mois',
  XMOIS: 'Prochain jour X d’un mois',
  XMOISC: 'Jour X de ce mois',
  XMOISS: 'Jour X du mois suivant',
  XYAN: 'Jour et mois de l’année',
  XYPAN: 'Prochain jour et mois',
} as const
export type DateReference = keyof typeof libellesDateReference

/** What the rules may know; today is passed in too. */
export type ContexteDateEffet = {
  aujourdhui: DateCalendaire
  contrat: { dateDebut: DateCalendaire; dateFin: DateCalendaire | null }
  dateMotifRadiation?: DateCalendaire | null
}

/**
 * The date that a kind stands for. `dateRelative` completes it: a date for FIXE, a day for XMOIS,
 * XMOISC and XMOISS (« 15 »), a day and month for XYAN and XYPAN (« 01/09 »).
 * Null when what it rests on is not known.
 */
export function resolveDateReference(
  reference: DateReference,
  dateRelative: string | null,
  { aujourdhui, contrat, dateMotifRadiation = null }: ContexteDateEffet,
): DateCalendaire | null {
  const { annee, mois } = lireDate(aujourdhui)
  switch (reference) {
    case 'AUJ':
      return aujourdhui
    case 'CDEB':
      return contrat.dateDebut
    case 'CFIN':
      return contrat.dateFin ?? DATE_MAX
    case 'RADEVT':
      return dateMotifRadiation
    case 'CANN': {
      const debut = lireDate(contrat.dateDebut)
      return nextYearly(debut.jour, debut.mois, aujourdhui)
    }
    case 'FIXE':
      return dateRelative !== null && isDateCalendaire(dateRelative) ? dateRelative : null
    case 'UNAN':
      return ecrireDate({ annee: annee + 1, mois: 1, jour: 1 })
    case 'UNMOIS':
      return ecrireDate({ annee, mois, jour: 1 })
    case 'XMOIS':
    case 'XMOISC':
    case 'XMOISS': {
      const jour = readJour(dateRelative)
      if (jour === null) return null
      const ceMois = ecrireDate({ annee, mois, jour })
      const moisSuivant = ecrireDate({
        ...lireDate(addMonths(ecrireDate({ annee, mois, jour: 1 }), 1)),
        jour,
      })
      if (reference === 'XMOISC') return ceMois
      if (reference === 'XMOISS') return moisSuivant
      return ceMois > aujourdhui ? ceMois : moisSuivant
    }
    case 'XYAN':
    case 'XYPAN': {
      const lu = readJourMois(dateRelative)
      if (lu === null) return null
      if (reference === 'XYPAN') return nextYearly(lu.jour, lu.mois, aujourdhui)
      return ecrireDate({ annee, ...lu })
    }
  }
}

/** The next time that this day comes, strictly after today; 29 February falls on the 28th if need be. */
function nextYearly(jour: number, mois: number, aujourdhui: DateCalendaire): DateCalendaire {
  const { annee } = lireDate(aujourdhui)
  const cetteAnnee = ecrireDate({ annee, mois, jour })
  return cetteAnnee > aujourdhui ? cetteAnnee : ecrireDate({ annee: annee + 1, mois, jour })
}

function readJour(texte: string | null): number | null {
  const jour = /^\d{1,2}$/.test(texte ?? '') ? Number(texte) : 0
  return jour >= 1 && jour <= 31 ? jour : null
}

function readJourMois(texte: string | null): { jour: number; mois: number } | null {
  const parties = /^(\d{1,2})\/(\d{1,2})$/.exec(texte ?? '')
  const [jour, mois] = [Number(parties?.[1]), Number(parties?.[2])]
  return jour >= 1 && jour <= 31 && mois >= 1 && mois <= 12 ? { jour, mois } : null
}

export type Modificateurs = {
  modificateurJour: number
  modificateurMois: number
  modificateurAnnee: number
}

/** Years, then months, then days: « the last day of next month » is +2 months from the 1st, -1 day. */
export function applyModificateurs(date: DateCalendaire, m: Modificateurs): DateCalendaire {
  // « Never » cannot be moved.
  if (date === DATE_MAX) return DATE_MAX
  return addDays(
    addMonths(addYears(date, m.modificateurAnnee), m.modificateurMois),
    m.modificateurJour,
  )
}
