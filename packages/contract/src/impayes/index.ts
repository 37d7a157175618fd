import { etatsImpaye } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'
import { defineResource } from '../resources/define.ts'
import { lire, modifier } from '../roles/demandes.ts'
import { textes } from './textes.ts'

/** A contract whose contributions came back unpaid, and how far the law has gone with it. */
export const impayeSchema = z.object({
  numeroContrat: z.string(),
  nomOffre: z.string(),
  adherent: z.string(),
  /** In cents: what is due today. */
  du: z.int(),
  /** The oldest instalment that is due; none once all is paid. */
  depuis: z.iso.date().nullable(),
  /** The formal notice that runs; null: none was sent. */
  notice: z
    .object({
      miseEnDemeureLe: z.iso.date(),
      dernierJourPourPayer: z.iso.date(),
      dernierJourDuContrat: z.iso.date(),
      etat: z.enum(etatsImpaye),
      payeLe: z.iso.datetime().nullable(),
      /** The day at noon of which cover is back; null: nothing was paid, or it never stopped. */
      reprendLe: z.iso.date().nullable(),
    })
    .nullable(),
})
export type ImpayeSuivi = z.infer<typeof impayeSchema>

/** A clerk sends the formal notice, or records that what it asks for has come. */
export const gesteImpayeSchema = z.discriminatedUnion('geste', [
  z.strictObject({
    geste: z.literal('mettreEnDemeure'),
    numeroContrat: z.string().min(1).max(50),
  }),
  z.strictObject({
    geste: z.literal('encaisser'),
    numeroContrat: z.string().min(1).max(50),
    /** The day on which the money came. */
    recuLe: dateDemandee,
  }),
])
export type GesteImpaye = z.infer<typeof gesteImpayeSchema>

export const impayesResource = defineResource({
  slice: 'impayes',
  path: '/impayes',
  libelle: textes.impayes,
  row: impayeSchema,
  data: gesteImpayeSchema,
  can: { list: lire, update: modifier },
  identify: ({ numeroContrat }) => numeroContrat,
})
