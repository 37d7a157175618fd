import { destinataires, etatsLigne, familles } from '@espace-adherent/domain'
import { z } from 'zod'

/** Cents. */
export const montantSchema = z.int()

/** A person of the contract, as a line or a filter names them. */
export const personneSchema = z.object({ id: z.string(), prenom: z.string() })

/**
 * One act: what was paid for it and by whom. `depense` is always `ro + rc + reste`. Care that is
 * another person's secret makes no line.
 */
export const remboursementSchema = z.object({
  id: z.int(),
  /** The statement that it stands in. */
  decompteId: z.int(),
  dateSoins: z.iso.date(),
  dateReglement: z.iso.date().nullable(),
  codeActe: z.string(),
  libelle: z.string(),
  famille: z.enum(familles),
  is100Sante: z.boolean(),
  personneId: z.string(),
  prenom: z.string(),
  professionnel: z.string(),
  quantite: z.int(),
  depense: montantSchema,
  base: montantSchema.nullable(),
  ro: montantSchema,
  rc: montantSchema,
  reste: montantSchema,
  etat: z.enum(etatsLigne),
  destinataire: z.enum(destinataires),
})
export type Remboursement = z.infer<typeof remboursementSchema>

/**
 * What one month brought on the reader's account for care that is hidden: one sum for everybody
 * whose care is hidden. Nothing else is told of it.
 */
export const moisConfidentielSchema = z.object({ mois: z.string(), montant: montantSchema })
export type MoisConfidentiel = z.infer<typeof moisConfidentielSchema>

export const totauxSchema = z.object({
  depense: montantSchema,
  ro: montantSchema,
  rc: montantSchema,
  reste: montantSchema,
})
export type Totaux = z.infer<typeof totauxSchema>
