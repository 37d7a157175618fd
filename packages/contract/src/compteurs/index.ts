import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { compteursAddress } from './address.ts'

/** One counter: plafond = consomme + enAttente + reste, in cents or in units. */
const droitSchema = z.object({
  cle: z.string(),
  libelle: z.string(),
  nature: z.enum(['retenue', 'unites', 'euros', 'renouvellement']),
  plafond: z.int(),
  consomme: z.int(),
  enAttente: z.int(),
  reste: z.int(),
  /** The days from which what was used is available again, soonest first. */
  renouvelables: z.array(z.iso.date()),
})
export type DroitCompte = z.infer<typeof droitSchema>

const compteursSchema = z.object({
  numPers: z.string(),
  prenom: z.string(),
  /** Another person's secret: nothing is counted of them. */
  isConfidentiel: z.boolean(),
  droits: z.array(droitSchema),
  /** Some of the care that is counted was paid by other rules than ours: the insurer's own count is the one that holds. */
  isSelonAssureur: z.boolean(),
})
export type CompteursPersonne = z.infer<typeof compteursSchema>

/** What each person of the current contract has used up, and what is left; a beneficiary sees their own. */
export const compteursResource = defineResource({
  ...compteursAddress,
  slice: 'compteurs',
  row: compteursSchema,
  can: ['list'],
  identify: ({ numPers }) => numPers,
})
