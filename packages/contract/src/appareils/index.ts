import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { appareilsAddress } from './address.ts'

const octets = (longueur: number) => z.base64url().min(16).max(longueur)

/** What a browser gives of itself to be told by: an address that pushes to it, and the keys that only it can open. */
export const abonnementSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  p256dh: octets(200),
  auth: octets(100),
})
export type AbonnementAppareil = z.infer<typeof abonnementSchema>

export const appareilsSchema = z.object({
  /** Under which a browser subscribes, this insurer's; told to whoever is about to (`ouvrir`). */
  cle: z.string().nullable(),
  appareils: z.array(
    z.object({
      id: z.uuid(),
      /** « Chrome sur Android »; null: unknown. */
      appareil: z.string().nullable(),
      depuis: z.iso.datetime(),
      /** The one that asks. */
      isIci: z.boolean(),
    }),
  ),
})
export type Appareils = z.infer<typeof appareilsSchema>

/** As many as one person has; one more takes the place of the one that was seen longest ago. */
export const APPAREILS_MAX = 10

/** Devices that are told that there is something new, chosen one by one by their holder. */
export const appareilsResource = defineResource({
  ...appareilsAddress,
  slice: 'appareils',
  row: appareilsSchema,
  data: z.discriminatedUnion('geste', [
    z.strictObject({ geste: z.literal('ouvrir') }),
    abonnementSchema.extend({ geste: z.literal('prevenir') }),
    /** A page that still has a subscription says so: it is this session's from now on, if it was this person's. */
    z.strictObject({ geste: z.literal('revoir'), endpoint: abonnementSchema.shape.endpoint }),
    z.strictObject({ geste: z.literal('retirer'), id: z.uuid() }),
  ]),
  can: ['list', 'update'],
  identify: () => 'appareils',
})
