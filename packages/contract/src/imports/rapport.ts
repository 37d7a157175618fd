import { z } from 'zod'
import { listeCodesRejet } from './codes.ts'
import { nomsEntites } from './entites/definition.ts'

const compte = z.int().min(0)

/** What became of one kind of records: `recus` is the sum of what follows it, `conflits` are among them. */
export const bilanEntiteSchema = z.strictObject({
  entite: z.enum(nomsEntites),
  recus: compte,
  crees: compte,
  changes: compte,
  inchanges: compte,
  supprimes: compte,
  rejetes: compte,
  /** The file was older than what was done here. */
  gardes: compte,
  /** Neither what was before nor what was done here: the management system wins, a clerk is told. */
  conflits: compte,
  /** Counted in the base, not derived. */
  avant: compte,
  apres: compte,
  /** Of `complet` files, those that the file no longer had: they are not among `recus`. */
  disparus: compte,
  parCode: z.partialRecord(z.enum(listeCodesRejet), compte),
  /** The accountant's totals beside what the base says. */
  controle: z.array(
    z.strictObject({
      champ: z.string(),
      exercice: z.string(),
      attendu: z.int(),
      trouve: z.int(),
    }),
  ),
})
export type BilanEntite = z.infer<typeof bilanEntiteSchema>

/** Told to whoever runs it and kept with the lot. It holds no personal data. */
export const rapportSchema = z.strictObject({
  format: z.literal('espace-adherent-import-rapport/1'),
  lot: z.string(),
  isEssai: z.boolean(),
  debutLe: z.iso.datetime(),
  finLe: z.iso.datetime(),
  entites: z.array(bilanEntiteSchema),
})
export type Rapport = z.infer<typeof rapportSchema>

/** Nothing lost and nothing invented: what was received is accounted for, before and after too. */
export const isEquilibre = (b: BilanEntite): boolean =>
  b.recus === b.crees + b.changes + b.inchanges + b.supprimes + b.rejetes + b.gardes &&
  b.apres === b.avant + b.crees - b.supprimes - b.disparus &&
  b.controle.every(({ attendu, trouve }) => attendu === trouve)
