import {
  type DocumentPossible,
  PAGES_MAX,
  type PartMedicale,
  type PieceDemandee,
  type PieceVoulue,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { uploadedFileSchema } from '../fichiers/index.ts'

/** Every document that an act may ever ask for, by the field that holds it. */
export type Documents<S = never> = Readonly<Record<string, DocumentPossible<S>>>

/** A document of several pages, photographed one by one. */
export const pagesSchema = z.array(uploadedFileSchema).max(PAGES_MAX)

export const champsDes = <C extends string>(documents: Readonly<Record<C, unknown>>) =>
  Object.keys(documents) as C[]

const pourChacun = <C extends string, V>(documents: Readonly<Record<C, unknown>>, value: V) =>
  Object.fromEntries(champsDes(documents).map((champ) => [champ, value])) as Record<C, V>

/**
 * Text fields with the most that is read of each, more than the rules allow: a rule tells by how
 * much a text is too long.
 */
export const ecrits = <C extends string>(longueurs: Readonly<Record<C, number>>) =>
  Object.fromEntries(
    champsDes(longueurs).map((champ) => [champ, z.string().max(longueurs[champ])]),
  ) as Record<C, z.ZodString>

/** Several of the same length. */
export const ecritsSur = <C extends string>(max: number, champs: readonly C[]) =>
  Object.fromEntries(champs.map((champ) => [champ, z.string().max(max)])) as Record<C, z.ZodString>

/** Documents that may each come as several files, a page each. */
export const enPages = <D extends Documents>(documents: D) =>
  Object.fromEntries(
    Object.entries(documents).map(([champ, un]) => [champ, { ...un, nombreMax: PAGES_MAX }]),
  ) as { readonly [C in keyof D]: D[C] & { nombreMax: number } }

/** Their fields in the shape of a form: one file each. */
export const fichiersDes = <C extends string>(documents: Readonly<Record<C, unknown>>) =>
  pourChacun(documents, uploadedFileSchema.nullable())

/** The same, of documents that come by their pages. */
export const pagesDes = <C extends string>(documents: Readonly<Record<C, unknown>>) =>
  pourChacun(documents, pagesSchema)

/** What is asked for, with what the act says of each; needed unless it may be left out. */
export const demandees = (documents: Documents, voulues: readonly PieceVoulue[]): PieceDemandee[] =>
  voulues.flatMap((voulue) => {
    const { champ, ...dit } = typeof voulue === 'string' ? { champ: voulue } : voulue
    const document = documents[champ]
    if (!document) return []
    const { libelle, raison, isMedicale, isPhoto, nombreMax } = document
    return {
      champ,
      libelle,
      raison,
      isRequise: true,
      ...(isMedicale && { isMedicale }),
      ...(isPhoto && { isPhoto }),
      ...(nombreMax && { nombreMax }),
      ...dit,
    }
  })

/** One medical document makes the act one that may carry medical papers; null: it has none. */
export function partMedicale(
  documents: Documents,
  champsOrdinaires: readonly string[],
): PartMedicale | null {
  const connus = Object.entries(documents)
  if (!connus.some(([, { isMedicale }]) => isMedicale)) return null
  const ordinaires = connus.filter(([, { isMedicale }]) => isMedicale === false)
  return { piecesOrdinaires: ordinaires.map(([champ]) => champ), champsOrdinaires }
}

/**
 * The box that a sender ticks for medical documents, in an act that usually has none; the engine
 * reads it.
 */
export const champMedical = { isPiecesMedicales: z.boolean().default(false) }
