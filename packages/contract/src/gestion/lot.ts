import { z } from 'zod'
import { cibleSchema } from '../resources/revision.ts'
import { LIGNES_PAR_LOT_MAX } from './define.ts'

/** Several rows at once, each as it was seen. */
export const cibles = z.array(cibleSchema).min(1).max(LIGNES_PAR_LOT_MAX)

/** How a bulk action went: what could not be done is named, the rest is done. */
export const lotSchema = z.object({
  faites: z.int(),
  refus: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type Lot = z.infer<typeof lotSchema>

/** Where a row is used: what its deletion would leave without it. */
export const usagesSchema = z.object({
  usages: z.array(z.object({ libelle: z.string(), nombre: z.int() })),
})
export type Usage = z.infer<typeof usagesSchema>['usages'][number]

/** One line of what happened to a row. */
export const evenementGestionSchema = z.object({
  id: z.int(),
  le: z.iso.datetime(),
  /** Null: somebody of another insurer, or nobody any more. */
  auteur: z.string().nullable(),
  role: z.string().nullable(),
  action: z.string(),
  /** The version that the row became; none once it was deleted. */
  revision: z.int().nullable(),
  changements: z.array(z.object({ champ: z.string(), avant: z.unknown(), apres: z.unknown() })),
})
export type EvenementGestion = z.infer<typeof evenementGestionSchema>
export const evenementsGestionSchema = z.object({ evenements: z.array(evenementGestionSchema) })
