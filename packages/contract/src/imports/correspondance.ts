import { z } from 'zod'
import { nomsEntites } from './entites/definition.ts'

const colonne = z.string().min(1).max(200)

/** Where a field is read, and how what stands there becomes what a record says. */
export const sourceChampSchema = z.union([
  colonne,
  z.strictObject({
    col: colonne,
    /** How days are written there. */
    date: z.enum(['JJ/MM/AAAA', 'JJ-MM-AAAA', 'JJ.MM.AAAA', 'AAAAMMJJ', 'JJMMAAAA']).optional(),
    /** Euros with a comma or a dot, kept in cents. */
    euros: z.literal(true).optional(),
    nombre: z.literal(true).optional(),
    /** What stands there → what a record says (a code, yes or no, a number); null: nothing. */
    codes: z
      .record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]))
      .optional(),
    /** What an empty cell means: left as it is (by default), or emptied. */
    vide: z.enum(['absent', 'null']).optional(),
  }),
])
export type SourceChamp = z.infer<typeof sourceChampSchema>

/** One CSV file read as one kind of record. */
export const correspondanceSchema = z.strictObject({
  entite: z.enum(nomsEntites),
  fichier: z.string().min(1).max(200),
  /** The columns that tell one record from the next: consecutive lines with the same are one. */
  cle: z.array(colonne).min(1).max(5),
  /** « nom », « adresse.localite », « lignes[].montant »: an element of a list for each line. */
  colonnes: z.record(z.string().min(1).max(100), sourceChampSchema),
})
export type Correspondance = z.infer<typeof correspondanceSchema>

/** One, or one for each CSV of the folder. */
export const correspondancesSchema = z.union([
  correspondanceSchema.transform((une) => [une]),
  z.array(correspondanceSchema).min(1),
])
