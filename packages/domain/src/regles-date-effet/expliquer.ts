import { addDays, DATE_MAX, DATE_MIN } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import {
  type Condition,
  type Contrainte,
  forceJour,
  isDateAutorisee,
  type Plage,
  type RegleDateEffet,
  resolvePlages,
} from '../calendrier/date-effet.ts'
import {
  applyModificateurs,
  type ContexteDateEffet,
  resolveDateReference,
} from '../calendrier/date-reference.ts'
import type { Circonstance } from './circonstances.ts'
import { conditionEnMots, contrainteEnMots } from './phrases.ts'

type Faits = Readonly<Record<string, string>>

/** What one range says of one date. */
export type ExplicationPlage = {
  libelle: string
  /** The range worked out; null: it offers nothing that day. */
  plage: Plage | null
  /** Whether it allows the date; null where no date was asked about. */
  isAutorisee: boolean | null
  /** Why not, or by which constraints; one sentence each. */
  raisons: readonly string[]
}

/** Range by range: what it offers, and what it says of a date and why. */
export function expliquerRegle(
  regle: RegleDateEffet,
  contexte: ContexteDateEffet,
  faits: Faits,
  circonstances: readonly Circonstance[],
  date: DateCalendaire | null,
): ExplicationPlage[] {
  const isSo = ({ champ, valeurs }: Condition) => valeurs.includes(faits[champ] ?? '')
  return regle.plages.map((une) => {
    const { libelle, quand = [], contraintes, jourDuMois } = une
    const [plage = null] = resolvePlages({ plages: [une] }, contexte, faits)
    const manque = quand.filter((condition) => !isSo(condition))
    if (manque.length > 0)
      return {
        libelle,
        plage: null,
        isAutorisee: date === null ? null : false,
        raisons: manque.map(
          (condition) => `Proposée seulement si ${conditionEnMots(condition, circonstances)}`,
        ),
      }
    const suivies = contraintes.filter(({ conditions }) => conditions.every(isSo))
    const isAutorisee = date === null ? null : plage !== null && isDateAutorisee(date, [plage])
    const raisons = suivies.flatMap((contrainte) => raisonDe(contrainte, contexte, date) ?? [])
    const isAutreJour =
      date !== null && plage !== null && isAutorisee === false && forceJour(date, plage) !== date
    if (isAutreJour && jourDuMois !== undefined)
      raisons.push(`Seul le jour ${jourDuMois} de chaque mois est proposé`)
    return { libelle, plage, isAutorisee, raisons }
  })
}

/** For a date: what a constraint refuses, or nothing. Without a date: what it works out to. */
function raisonDe(
  contrainte: Contrainte,
  contexte: ContexteDateEffet,
  date: DateCalendaire | null,
): string | null {
  const { dateReference, dateRelative, borne } = contrainte.detail
  const phrase = contrainteEnMots(contrainte)
  const reference = resolveDateReference(dateReference, dateRelative, contexte)
  if (reference === null) return `«\u00a0${phrase}\u00a0» repose sur une date qui n’est pas connue`
  const jour = applyModificateurs(reference, contrainte.detail)
  if (jour === DATE_MAX)
    return borne.startsWith('<') ? null : `«\u00a0${phrase}\u00a0»\u00a0: ce contrat n’a pas de fin`
  const dit = `«\u00a0${phrase}\u00a0», soit le ${formatDate(jour)}`
  if (date === null) return dit
  return isSuivie(date, borne, jour) ? null : `Refusée par ${dit}`
}

const isSuivie = (date: DateCalendaire, borne: string, jour: DateCalendaire) =>
  borne === '='
    ? date === jour
    : borne === '>='
      ? date >= jour
      : borne === '>'
        ? date > jour
        : borne === '<='
          ? date <= jour
          : date < jour

/** Two constraints that leave no day between them in that context; null: none. */
export function contradictionDe(
  contraintes: readonly Contrainte[],
  contexte: ContexteDateEffet,
): [Contrainte, Contrainte] | null {
  const intervalles = contraintes.flatMap((contrainte) => {
    const { dateReference, dateRelative, borne } = contrainte.detail
    const reference = resolveDateReference(dateReference, dateRelative, contexte)
    if (reference === null) return []
    const jour = applyModificateurs(reference, contrainte.detail)
    const min = borne === '>' ? addDays(jour, 1) : borne.startsWith('<') ? DATE_MIN : jour
    const max = borne === '<' ? addDays(jour, -1) : borne.startsWith('>') ? DATE_MAX : jour
    return [{ contrainte, min, max }]
  })
  for (const a of intervalles)
    for (const b of intervalles) if (a.min > b.max) return [a.contrainte, b.contrainte]
  return null
}
