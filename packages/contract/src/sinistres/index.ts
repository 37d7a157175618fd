import { etatsSinistre } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export * from './estimation.ts'
export * from './facture.ts'
export * from './prevoyance.ts'

/** One payment of a claim, and why it is what it is: the days, then the sum. */
export const indemniteSchema = z.object({
  nature: z.enum(['ij', 'rente']),
  du: z.iso.date(),
  au: z.iso.date(),
  /** Cents. */
  montant: z.int(),
  /** None while it waits. */
  regleLe: z.iso.date().nullable(),
  explication: z.object({ duree: z.string(), calcul: z.string() }),
})
export type IndemniteVersee = z.infer<typeof indemniteSchema>

/** A claim of a provident contract, and how far it is. */
export const sinistreSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  libelle: z.string(),
  numPers: z.string(),
  prenom: z.string(),
  dateDebut: z.iso.date(),
  dateFin: z.iso.date().nullable(),
  etat: z.enum(etatsSinistre),
  /** Every step, with the day of those that are reached. */
  avancement: z.array(z.object({ etat: z.enum(etatsSinistre), le: z.iso.date().nullable() })),
  /** What was paid for it, the earliest first. */
  indemnites: z.array(indemniteSchema),
})
export type Sinistre = z.infer<typeof sinistreSchema>

/** The claims of the current contract, newest first; a beneficiary sees their own. */
export const sinistresResource = defineResource({
  slice: 'sinistres',
  path: '/adherent/sinistres',
  libelle: 'Sinistres',
  access: 'membre',
  scope: 'contrat',
  row: sinistreSchema,
  can: ['list'],
  identify: ({ id }) => id,
})
