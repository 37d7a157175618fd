import { z } from 'zod'
import { actesGestion } from '../../actes/cles.ts'
import { defineResource } from '../../resources/define.ts'
import { cibleSchema } from '../../resources/revision.ts'
import { modifier } from '../../roles/demandes.ts'

export const LOT_MAX = 100
const cibles = z
  .array(cibleSchema.extend({ id: z.uuid() }))
  .min(1)
  .max(LOT_MAX)

/** The same gesture on several requests, each as it was seen; what cannot be done is named, the rest is done. */
export const lotTraitementSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('prendre'), cibles }),
  z.strictObject({ geste: z.literal('rendre'), cibles }),
  z.strictObject({ geste: z.literal('confier'), cibles, a: z.uuid() }),
  z.strictObject({ geste: z.literal('accepter'), cibles }),
])
export type LotTraitement = z.infer<typeof lotTraitementSchema>

/** Why a request stays out of what is done with several at once. */
export const raisonsLot = [
  'message',
  'concernee',
  'attente',
  'medicale',
  'a-comparer',
  'une-par-une',
  'obstacle',
  'decidee',
  'changee',
  'autre',
] as const
export type RaisonLot = (typeof raisonsLot)[number]

const laisseeSchema = z.object({
  id: z.uuid(),
  raison: z.enum(raisonsLot),
  /** In words for whoever chose it. */
  message: z.string(),
})
export type LaisseeLot = z.infer<typeof laisseeSchema>

export const lotTraitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/lot',
  libelle: 'Traitement de plusieurs demandes',
  row: z.object({
    faites: z.int(),
    refus: z.array(laisseeSchema.extend({ code: z.string() })),
  }),
  data: lotTraitementSchema,
  can: { update: modifier },
  identify: () => '',
})
export type LotFait = z.infer<typeof lotTraitementResource.row>

/** What is offered with several at once before anybody is chosen to do it. */
export const gestesLot = ['accepter', 'prendre', 'rendre', 'confier'] as const
export type GesteLot = (typeof gestesLot)[number]

const apercuGesteSchema = z.object({
  geste: z.enum(gestesLot),
  faisables: z.array(z.uuid()),
  laissees: z.array(laisseeSchema),
})

/** What each gesture would do with these, and which it would leave: the same rules as when it is done, and nothing is. */
export const apercuLotResource = defineResource({
  slice: 'demandes',
  path: '/demandes/lot-apercu',
  libelle: 'Aperçu de plusieurs demandes',
  row: z.object({
    gestes: z.array(apercuGesteSchema),
    /** What accepting would do, act by act. */
    effets: z.array(
      z.object({
        acte: z.enum(actesGestion),
        libelle: z.string(),
        nombre: z.int(),
        /** Null: at once. */
        effetLe: z.iso.date().nullable(),
      }),
    ),
    /** How many of their members would be told by mail. */
    prevenus: z.int(),
  }),
  data: z.strictObject({
    cibles,
    /** To whom they would be handed over; null: nobody is chosen yet. */
    a: z.uuid().nullable(),
  }),
  can: { update: modifier },
  identify: () => '',
})
export type ApercuLot = z.infer<typeof apercuLotResource.row>
