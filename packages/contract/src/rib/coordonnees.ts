import { actesRib, etatsDemande, usagesCompte } from '@espace-adherent/domain'
import { z } from 'zod'
import { mandatSchema } from '../cotisations/mandat.ts'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

/** An account as it may be shown: recognised, never whole. */
const compteSchema = z.object({
  titulaire: z.string(),
  /** Masked. */
  iban: z.string(),
  bic: z.string(),
})
export type CompteMasque = z.infer<typeof compteSchema>

/** Another account that was asked for, and what has become of it. */
const changementSchema = z.object({
  /** The request; null: it was so from the beginning. */
  demande: z.object({ id: z.uuid(), revision: z.int() }).nullable(),
  acte: z.enum(actesRib).nullable(),
  usages: z.array(z.enum(usagesCompte)),
  compte: compteSchema,
  creeLe: z.iso.datetime(),
  etat: z.enum(etatsDemande),
  isAppliquee: z.boolean(),
  /** The day on which it takes the place of the other; null: at once, or nobody has decided yet. */
  effetLe: z.iso.date().nullable(),
  /** Whether a paper of the bank came with it. */
  hasPiece: z.boolean(),
  /** Whether it is still what the contract uses. */
  isActif: z.boolean(),
})
export type ChangementCompte = z.infer<typeof changementSchema>

export const coordonneesSchema = z.object({
  remboursements: compteSchema.nullable(),
  mandat: mandatSchema.nullable(),
  /** The next and the last debit, in cents. */
  prochain: z.object({ le: z.iso.date(), montant: z.int() }).nullable(),
  dernier: z.object({ le: z.iso.date(), montant: z.int() }).nullable(),
  /** How long another account waits. */
  reflexionHeures: z.int(),
  /** Those that wait, for a clerk or for their day. */
  enAttente: z.array(changementSchema),
  /** Newest first. */
  historique: z.array(changementSchema),
})
export type CoordonneesBancaires = z.infer<typeof coordonneesSchema>

/** The accounts of a contract: the adherent's business alone. */
export const coordonneesBancairesResource = defineResource({
  slice: 'rib',
  path: '/coordonnees-bancaires',
  libelle: textes.coordonnees,
  access: 'membre',
  scope: 'contrat',
  portee: 'Contrat',
  envelope: 'one',
  row: coordonneesSchema,
  can: ['list'],
  identify: () => 'coordonnees',
})

/** What a link of a mail leads to: it cancels the one change that it was made for. */
export const annulationRibPath = '/api/coordonnees-bancaires/annulation'
