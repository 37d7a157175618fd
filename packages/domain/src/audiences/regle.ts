import type { DateCalendaire } from '../calendrier/date.ts'
import type { NomChampAudience, OperateurAudience } from './champs.ts'

export type ValeurAudience =
  | readonly string[]
  | number
  | readonly [number, number]
  | DateCalendaire
  | readonly [DateCalendaire, DateCalendaire]

/** One question asked of a contract, a person or an account. */
export type ConditionAudience = {
  champ: NomChampAudience
  operateur: OperateurAudience
  valeur?: ValeurAudience | null | undefined
}

/**
 * Several conditions, of which all (`et`) or at least one (`ou`) hold; `isSauf`: the people who
 * match are left out.
 */
export type GroupeAudience = {
  lien: 'et' | 'ou'
  isSauf?: boolean | undefined
  regles: NoeudAudience[]
}

export type NoeudAudience = ConditionAudience | GroupeAudience

export const isGroupe = (noeud: NoeudAudience): noeud is GroupeAudience => 'regles' in noeud

/** An empty rule: everybody. */
export const REGLE_VIDE: GroupeAudience = { lien: 'et', regles: [] }

export const limitesAudience = {
  /** How deep groups may stand in groups, the outermost included. */
  profondeur: 3,
  conditions: 50,
  /**
   * How many values a list may have: every commune of a large department, or the offers of a large
   * insurer.
   */
  valeurs: 1_000,
  /** Characters of one of them. */
  valeur: 100,
} as const

/** Every condition, in the order in which it is read, with its place: `regles.0.regles.1`. */
export function conditionsDe(
  { regles }: GroupeAudience,
  place = 'regles',
): { place: string; condition: ConditionAudience }[] {
  return regles.flatMap((noeud, i) =>
    isGroupe(noeud)
      ? conditionsDe(noeud, `${place}.${i}.regles`)
      : [{ place: `${place}.${i}`, condition: noeud }],
  )
}
