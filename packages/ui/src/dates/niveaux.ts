import {
  anneesAutour,
  type DateCalendaire,
  ecrireDate,
  formatJour,
  formatMoisLong,
  lireDate,
  lireMois,
  moisDe,
  moisDeLAnnee,
  moveAnnee,
  moveJour,
  moveMois,
  nomsDesJours,
  nomsDesMois,
  semainesDuMois,
  type Touche,
} from '@espace-adherent/domain/calendrier'

/** A calendar shows the days of a month, the months of a year, or twelve years. */
export type Niveau = 'jours' | 'mois' | 'annees'

type Place = { valeur: string; texte: string; label: string }

type Vue = {
  titre: (curseur: DateCalendaire) => string
  /** The part of a date that a place of this level stands for: all, its month, its year. */
  part: (date: DateCalendaire) => string
  places: (curseur: DateCalendaire) => (Place | null)[][]
  /** Where a key leads the cursor; null when it is no key of the calendar. */
  move: (curseur: DateCalendaire, touche: Touche) => DateCalendaire | null
}

/** The same day of another month, or the last one of it. */
const avecMois = (curseur: DateCalendaire, mois: string): DateCalendaire =>
  ecrireDate({ ...lireMois(mois), jour: lireDate(curseur).jour })

const avecAnnee = (curseur: DateCalendaire, annee: number): DateCalendaire =>
  ecrireDate({ ...lireDate(curseur), annee })

/** What is seen is part of what is read out: « Dimanche 1er novembre 2026 ». */
const numero = (jour: number) => (jour === 1 ? '1er' : String(jour))

const quatreChiffres = (annee: number) => String(annee).padStart(4, '0')

export const vues: Record<Niveau, Vue> = {
  jours: {
    titre: (curseur) => formatMoisLong(moisDe(curseur)),
    part: (date) => date,
    places: (curseur) =>
      semainesDuMois(moisDe(curseur)).map((semaine) =>
        semaine.map((date) =>
          date === null
            ? null
            : { valeur: date, texte: numero(lireDate(date).jour), label: formatJour(date) },
        ),
      ),
    move: moveJour,
  },
  mois: {
    titre: (curseur) => String(lireDate(curseur).annee),
    part: moisDe,
    places: (curseur) =>
      moisDeLAnnee(lireDate(curseur).annee).map((rangee) =>
        rangee.map((mois) => ({
          valeur: mois,
          texte: nomsDesMois[lireMois(mois).mois - 1] ?? '',
          label: formatMoisLong(mois),
        })),
      ),
    move: (curseur, touche) => {
      const mois = moveMois(moisDe(curseur), touche)
      return mois && avecMois(curseur, mois)
    },
  },
  annees: {
    titre: (curseur) => {
      const annees = anneesAutour(lireDate(curseur).annee).flat()
      return `${annees[0]} à ${annees.findLast((annee) => annee !== null)}`
    },
    part: (date) => date.slice(0, 4),
    places: (curseur) =>
      anneesAutour(lireDate(curseur).annee).map((rangee) =>
        rangee.map((annee) =>
          annee === null
            ? null
            : { valeur: quatreChiffres(annee), texte: String(annee), label: String(annee) },
        ),
      ),
    move: (curseur, touche) => {
      const annee = moveAnnee(lireDate(curseur).annee, touche)
      return annee === null ? null : avecAnnee(curseur, annee)
    },
  },
}

/** Moves the cursor to a choice; the part that was not chosen stays. */
export function chooseAt(niveau: Niveau, curseur: DateCalendaire, valeur: string): DateCalendaire {
  if (niveau === 'jours') return valeur
  return niveau === 'mois' ? avecMois(curseur, valeur) : avecAnnee(curseur, Number(valeur))
}

/** Monday first: the days are counted from Sunday. */
export const enTetesDesJours = [1, 2, 3, 4, 5, 6, 0].map((jour) => {
  const label = nomsDesJours[jour] ?? ''
  return { texte: `${label.slice(0, 3)}.`, label }
})
