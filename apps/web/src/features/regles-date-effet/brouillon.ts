import type { ActeGestion } from '@espace-adherent/contract/actes'
import {
  formatDate,
  isDateCalendaire,
  parseDate,
  type RegleDateEffet,
} from '@espace-adherent/domain/calendrier'
import { contraintesSimples, formeSimple } from '@espace-adherent/domain/regles-date-effet/forme.ts'

export type Place = { acte: ActeGestion; nomOffre: string }
export type Regle = RegleDateEffet
export type PlageRegle = Regle['plages'][number]
export type ContrainteRegle = PlageRegle['contraintes'][number]

/** A range as it is being written: known by its own key, whatever comes before it. */
export type PlageEcrite = { cle: number; isSimple: boolean; plage: PlageRegle }

let suivante = 0
export const nouvelleCle = () => ++suivante

export const toEcrites = ({ plages }: Regle): PlageEcrite[] =>
  plages.map((plage) => ({
    cle: nouvelleCle(),
    isSimple: formeSimple(plage) !== null,
    plage,
  }))

export const toRegle = (ecrites: readonly PlageEcrite[]): Regle => ({
  plages: ecrites.map(({ plage }) => plage),
})

export const nouvellePlage = (): PlageEcrite => ({
  cle: nouvelleCle(),
  isSimple: false,
  plage: { libelle: '', contraintes: [nouvelleContrainte()] },
})

export const nouvelleContrainte = (): ContrainteRegle => ({
  conditions: [],
  detail: {
    dateReference: 'AUJ',
    dateRelative: null,
    borne: '>=',
    modificateurJour: 0,
    modificateurMois: 0,
    modificateurAnnee: 0,
  },
})

/** What stands in a field of date: the date as people write it, or what was typed. */
export const dateEcrite = (valeur: string | null) =>
  valeur === null ? '' : isDateCalendaire(valeur) ? formatDate(valeur) : valeur

/** The inverse; what is not a date yet stays as it is, and is said to be wrong. */
export const dateLue = (saisie: string): string | null =>
  saisie.trim() === '' ? null : (parseDate(saisie) ?? saisie)

/** The bounds of a range in the shorter form, half typed or not. */
export function bornesSimples({ contraintes }: PlageRegle) {
  const de = (borne: string) =>
    contraintes.find(({ detail }) => detail.borne === borne)?.detail.dateRelative ?? null
  return { borneMin: de('>='), borneMax: de('<=') }
}

export const enSimple = (
  plage: PlageRegle,
  bornes: { borneMin: string | null; borneMax: string | null },
): PlageRegle => ({ ...plage, contraintes: [...contraintesSimples(bornes)] as ContrainteRegle[] })
