import { formatDate, formatInstantCourt, formatMontant } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee, instantDemande } from '../resources/date.ts'

type Commun = {
  libelle: string
  /** Said under the field, for whoever fills it in for the first time. */
  aide?: string
  /** Chosen when the row is created, and never again: others refer to it. */
  isFixe?: true
  /** May be left empty. */
  isFacultatif?: true
  /** Shown, never typed: another verb or the database decides it. */
  isCalcule?: true
  /** A person's data: the history says that it changed, not what it was. */
  isPersonnel?: true
  /** The list may be narrowed to one of its values, or to a period. */
  isFiltre?: true
  /** Read in one piece, such as a reference: never on two lines. */
  isInsecable?: true
  /** Of texts that say the same, the field that tells which comes first. */
  puis?: string
}

/** What staff fill in, by the kind of value. One declaration makes the form, the column and the check. */
export type Champ = Commun &
  (
    | { genre: 'texte'; max: number; motif?: { regle: RegExp; message: string } }
    | { genre: 'texteLong'; min?: number; max: number }
    /** HTML, cleaned before it is kept. */
    | { genre: 'riche'; max: number /** With pictures of the library. */; isIllustre?: true }
    | { genre: 'choix'; choix: Readonly<Record<string, string>> }
    | { genre: 'jour' /** What stands there before anything is typed. */; propose?: 'aujourdhui' }
    | { genre: 'instant' }
    | { genre: 'booleen' }
    | { genre: 'nombre'; min?: number; max?: number }
    /** In cents; shown, and typed nowhere yet. */
    | { genre: 'montant'; isCalcule: true }
    /** A row of another table, by its code. */
    | { genre: 'reference'; vers: `/${string}` /** What none means. */; vide: string }
    /** One per line; of a closed list, those that are ticked. */
    | {
        genre: 'liste'
        max: number
        choix?: Readonly<Record<string, string>>
        /** Of a closed list, what each client adds to it: its slice says whether there is such a one. */
        autres?: (valeur: string) => boolean
      }
    /** An object of its slice: its shape, how it is said, and what stands there before anything is chosen. */
    | { genre: 'propre'; forme: z.ZodType; dire: (valeur: unknown) => string; initiale: object }
  )

export type Champs = Readonly<Record<string, Champ>>

type Brute<C extends Champ> = C extends { genre: 'booleen' }
  ? boolean
  : C extends { genre: 'nombre' | 'montant' }
    ? number
    : C extends { genre: 'liste' }
      ? string[]
      : C extends { genre: 'choix'; choix: infer V }
        ? keyof V & string
        : C extends { genre: 'propre'; forme: infer F extends z.ZodType }
          ? z.infer<F>
          : string
export type Valeur<C extends Champ> = C extends { isFacultatif: true } ? Brute<C> | null : Brute<C>
export type Valeurs<C extends Champs> = { [K in keyof C]: Valeur<C[K]> }

/** What may be typed: bounds and rules included. */
export function saisieDe(champ: Champ): z.ZodType {
  const saisie = obligatoire(champ)
  // Left out is left empty: a field that is added later breaks nobody who writes without it.
  return champ.isFacultatif ? saisie.nullable().optional() : saisie
}

function obligatoire(champ: Champ): z.ZodType {
  switch (champ.genre) {
    case 'texte': {
      const texte = z.string().trim().min(1).max(champ.max)
      return champ.motif ? texte.regex(champ.motif.regle, champ.motif.message) : texte
    }
    case 'texteLong':
      return z
        .string()
        .trim()
        .min(champ.min ?? 1)
        .max(champ.max)
    case 'riche':
      return z.string().trim().min(1).max(champ.max)
    case 'choix':
      return z.enum(Object.keys(champ.choix) as [string, ...string[]])
    case 'jour':
      return dateDemandee
    case 'instant':
      return instantDemande
    case 'booleen':
      return z.boolean()
    case 'nombre':
      return z
        .int()
        .min(champ.min ?? 0)
        .max(champ.max ?? 2_147_483_647)
    case 'montant':
      return z.int()
    case 'reference':
      return z.string().min(1).max(100)
    case 'propre':
      return champ.forme
    case 'liste':
      return z
        .array(
          champ.choix ? choixOuvert(champ.choix, champ.autres) : z.string().trim().min(1).max(200),
        )
        .max(champ.max)
  }
}

const choixOuvert = (
  choix: Readonly<Record<string, string>>,
  autres: ((valeur: string) => boolean) | undefined,
): z.ZodType => {
  const ferme = z.enum(Object.keys(choix) as [string, ...string[]])
  return autres ? z.union([ferme, z.string().max(40).refine(autres)]) : ferme
}

/** What is read: whatever was kept, even under older rules. */
export function lectureDe({ genre }: Champ): z.ZodType {
  if (genre === 'booleen') return z.boolean().nullable()
  if (genre === 'nombre' || genre === 'montant') return z.number().nullable()
  if (genre === 'liste') return z.array(z.string()).nullable()
  if (genre === 'propre') return z.record(z.string(), z.unknown()).nullable()
  return z.string().nullable()
}

/** How a value is read by a person. */
export function afficher(champ: Champ, valeur: unknown): string {
  if (valeur === null || valeur === undefined) return ''
  if (champ.genre === 'choix') return champ.choix[String(valeur)] ?? String(valeur)
  if (champ.genre === 'booleen') return valeur ? 'Oui' : 'Non'
  if (champ.genre === 'liste')
    return (valeur as string[]).map((un) => champ.choix?.[un] ?? un).join(', ')
  if (champ.genre === 'montant') return formatMontant(Number(valeur))
  if (champ.genre === 'propre') return champ.dire(valeur)
  if (champ.genre === 'reference' && valeur === '') return champ.vide
  if (champ.genre === 'jour') return formatDate(String(valeur))
  if (champ.genre === 'instant') return formatInstantCourt(new Date(String(valeur)))
  return String(valeur)
}

const entites: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
}

/** The words of a rich text that was made safe, one line for each of its blocks: what people compare. */
export const sansBalises = (html: string): string =>
  html
    .replace(/<(?:br|\/(?:p|li|h\d|tr|blockquote))\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, nom: string) => entites[nom] ?? '')
    .trim()

/** As a field is told in the history: what it says, without how it is set. */
export const raconter = (champ: Champ, valeur: unknown): string =>
  champ.genre === 'riche' && typeof valeur === 'string'
    ? sansBalises(valeur)
    : afficher(champ, valeur)
