import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** A reinforcement that can be added to a contract. */
export const renfortSchema = z.object({
  code: z.string(),
  libelle: z.string(),
  description: z.string(),
  /** Price per month, in cents. */
  montantMensuel: z.int(),
})
export type Renfort = z.infer<typeof renfortSchema>

/** One that can be added; `prevuLe`: it is asked for already, from that day on. */
export const renfortProposeSchema = renfortSchema.extend({ prevuLe: z.iso.date().nullable() })
export type RenfortPropose = z.infer<typeof renfortProposeSchema>

/** A reinforcement of the contract, at the price of the day it was chosen. */
export const renfortDetenuSchema = renfortSchema.extend({
  dateDebut: z.iso.date(),
  dateFin: z.iso.date().nullable(),
})
export type RenfortDetenu = z.infer<typeof renfortDetenuSchema>

/** Only the adherent reads what a contract costs. */
const duContrat = {
  slice: 'options',
  access: 'membre',
  scope: 'contrat',
  portee: 'Contrat',
} as const

export const optionAffiliationResource = defineResource({
  ...duContrat,
  path: '/vel/option-affiliation',
  libelle: 'Renforts proposés',
  row: renfortProposeSchema,
  can: ['list'],
  identify: (renfort) => renfort.code,
})

export const radiationRenfortResource = defineResource({
  ...duContrat,
  path: '/forms/radiation-renfort',
  libelle: 'Renforts du contrat',
  row: renfortDetenuSchema,
  can: ['list'],
  identify: (renfort) => renfort.code,
})
