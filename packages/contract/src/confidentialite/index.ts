import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

/** What somebody decided about their care, for each contract that another person subscribed to. */
export const partageSoinsSchema = z.object({
  numeroContrat: z.string(),
  nomOffre: z.string(),
  /** Whoever subscribed: « Camille Martin ». */
  adherent: z.string(),
  /** Not before one is of age to keep a secret. */
  peutConsentir: z.boolean(),
  /** Since when that person sees all of it; null: totals only. */
  depuis: z.iso.datetime().nullable(),
  /** Every agreement that was given, the latest first. */
  historique: z.array(
    z.object({ donneLe: z.iso.datetime(), retireLe: z.iso.datetime().nullable() }),
  ),
})
export type PartageSoins = z.infer<typeof partageSoinsSchema>

export const choixAccordSchema = z.strictObject({
  numeroContrat: z.string().min(1).max(64),
  isAccord: z.boolean(),
})
export type ChoixAccord = z.infer<typeof choixAccordSchema>

export const accordsSoinsResource = defineResource({
  slice: 'confidentialite',
  path: '/adherent/accords-soins',
  libelle: textes.accords,
  access: 'membre',
  row: partageSoinsSchema,
  data: choixAccordSchema,
  can: ['list', 'update'],
  identify: ({ numeroContrat }) => numeroContrat,
})

export const choixSecretSchema = z.strictObject({
  decompteId: z.int().min(1),
  isSecret: z.boolean(),
})
export type ChoixSecret = z.infer<typeof choixSecretSchema>

/** One care of the current contract, told in totals to all but its owner; or shown again. */
export const soinSecretResource = defineResource({
  slice: 'confidentialite',
  path: '/adherent/soins-secrets',
  libelle: textes.secret,
  access: 'membre',
  scope: 'contrat',
  row: z.object({ isSecret: z.boolean() }),
  data: choixSecretSchema,
  can: ['update'],
  identify: () => '',
})
