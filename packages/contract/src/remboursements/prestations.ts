import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { montantSchema, remboursementSchema, totauxSchema } from './ligne.ts'

/** « Pourquoi ce montant ? »: one sentence for each amount. */
export const explicationSchema = z.object({
  /** The shares of the Assurance maladie, of the mutuelle, and what is left. */
  ro: z.string(),
  rc: z.string(),
  reste: z.string(),
  /** What another choice would leave to pay, when it is less. */
  conseil: z.string().nullable(),
  /** The guarantee that decided; null where no rule of today is quoted. */
  garantie: z.string().nullable(),
})
export type Explication = z.infer<typeof explicationSchema>

export const prestationSchema = remboursementSchema.extend({
  explication: explicationSchema,
  motifRejet: z.string().nullable(),
})
export type Prestation = z.infer<typeof prestationSchema>

const versementSchema = z.object({
  id: z.int(),
  date: z.iso.date(),
  /** Code of the payment mode. */
  mode: z.string(),
  destinataire: z.enum(['assure', 'tiers']),
  /** The part of this statement in a transfer that pays other care too. */
  montant: montantSchema,
})
export type Versement = z.infer<typeof versementSchema>

/** One statement, act by act. */
export const decompteSchema = z.object({
  id: z.int(),
  date: z.iso.date(),
  prenom: z.string(),
  professionnel: z.string(),
  /** Told to nobody but its owner. */
  isSecret: z.boolean(),
  /** What the reader may do about it. */
  peutCacher: z.boolean(),
  peutMontrer: z.boolean(),
  totaux: totauxSchema,
  lignes: z.array(prestationSchema),
  /** What the mutuelle has paid for this statement, to whom and how, the earliest first. */
  versements: z.array(versementSchema),
})
export type DecompteDetaille = z.infer<typeof decompteSchema>

export const prestationsResource = defineResource({
  slice: 'remboursements',
  path: '/v2/adherent/prestations',
  libelle: 'Décompte',
  access: 'membre',
  scope: 'contrat',
  portee: 'Both',
  row: decompteSchema,
  query: z.object({ id: z.string().min(1).max(64) }),
  envelope: 'one',
  can: ['list'],
  identify: ({ id }) => String(id),
})

/** What was paid to a professional for one statement, in the member's place. */
export const tiersPrestationSchema = z.object({
  decompteId: z.int(),
  date: z.iso.date(),
  professionnel: z.string(),
  prenom: z.string(),
  actes: z.array(z.string()),
  ro: montantSchema,
  rc: montantSchema,
  /** Null while the mutuelle has yet to pay. */
  dateReglement: z.iso.date().nullable(),
})
export type TiersPrestation = z.infer<typeof tiersPrestationSchema>

export const tiersPrestationsResource = defineResource({
  slice: 'remboursements',
  path: '/v2/adherent/tiers-prestations',
  libelle: 'Payé aux professionnels',
  access: 'membre',
  scope: 'contrat',
  portee: 'Both',
  row: tiersPrestationSchema,
  query: z.object(pagination()),
  envelope: 'page',
  can: ['list'],
  identify: ({ decompteId }) => String(decompteId),
})
