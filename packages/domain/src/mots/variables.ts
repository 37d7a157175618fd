import {
  type DateCalendaire,
  formatDateLongue,
  formatInstant,
  isDateCalendaire,
} from '../calendrier/date.ts'
import { formatMontant, separerMilliers } from '../montants/index.ts'
import { valeurDe } from './ecriture.ts'

/** The kinds of value that a text may be given, and how each is written. */
type Valeur = {
  texte: string
  /** « 1er janvier 2027 ». */
  jour: DateCalendaire
  /** « jeudi 19 novembre 2026 à 14 h 05 », in Paris. */
  instant: Date
  /** From cents: « 12,50 € ». */
  montant: number
  /** « 1 234,5 ». */
  nombre: number
  lien: string
  /** Never written: only `si` asks for it. */
  condition: boolean
}

export type GenreVariable = keyof Valeur

/** A kind; with `?` the value may be missing, so a text must ask before it writes it. */
export type DeclarationVariable = GenreVariable | `${Exclude<GenreVariable, 'condition'>}?`

export type VariablesMot = Readonly<Record<string, DeclarationVariable>>

type ValeurDe<D> = D extends `${infer G extends GenreVariable}?`
  ? Valeur[G] | null | undefined
  : D extends GenreVariable
    ? Valeur[D]
    : never

type Facultatives<V> = { [K in keyof V]: V[K] extends `${string}?` ? K : never }[keyof V]

/** The values that the author of a text must give. */
export type ValeursMot<V extends VariablesMot> = {
  readonly [K in Exclude<keyof V, Facultatives<V>>]: ValeurDe<V[K]>
} & { readonly [K in Facultatives<V>]?: ValeurDe<V[K]> }

/** The values, once their types are lost. */
export type ValeursLibres = Readonly<Record<string, Valeur[GenreVariable] | null | undefined>>

/** Names that every object has, such as `constructor`, are no variables. */
export const declarationDe = (
  variables: VariablesMot,
  nom: string,
): { genre: GenreVariable; isFacultative: boolean } | null => {
  const declaration = Object.hasOwn(variables, nom) ? variables[nom] : undefined
  if (declaration === undefined) return null
  const isFacultative = declaration.endsWith('?')
  const genre = (isFacultative ? declaration.slice(0, -1) : declaration) as GenreVariable
  return { genre, isFacultative }
}

/** How it stands in a sentence; nothing for a senseless value. */
export function formatVariable(
  variables: VariablesMot,
  valeurs: ValeursLibres,
  nom: string,
): string {
  const valeur = valeurDe(valeurs, nom)
  const genre = declarationDe(variables, nom)?.genre
  if (valeur === null || genre === undefined || genre === 'condition') return ''
  if (valeur instanceof Date)
    return genre === 'instant' && !Number.isNaN(valeur.getTime()) ? formatInstant(valeur) : ''
  if (typeof valeur === 'number') return formatChiffres(genre, valeur)
  if (genre === 'jour' && isDateCalendaire(String(valeur))) return formatDateLongue(String(valeur))
  return String(valeur)
}

function formatChiffres(genre: GenreVariable, valeur: number): string {
  if (!Number.isFinite(valeur)) return ''
  if (genre === 'montant') return formatMontant(Math.round(valeur))
  const [entiers = '', decimales] = String(Math.abs(valeur)).split('.')
  const milliers = separerMilliers(entiers)
  return `${valeur < 0 ? '\u2212' : ''}${milliers}${decimales ? `,${decimales}` : ''}`
}
