import { modesGestion } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { clientAddress } from './address.ts'

const fonctionnaliteSchema = z.object({
  isActivated: z.boolean(),
  isActivatedPerContract: z.record(z.string(), z.boolean()),
})

/** The current client: what every screen may ask, and what the member's contracts change in it. */
export const currentClientSchema = z.object({
  code: z.string(),
  libelle: z.string(),
  fonctionnalites: z.record(z.string(), fonctionnaliteSchema),
  dataCollectActivated: z.boolean(),
  isDonneesROMonegasquesActivated: z.boolean(),
  passwordRequiredLength: z.int(),
  autresClients: z.array(z.object({ code: z.string(), libelle: z.string(), url: z.string() })),
  oidcExternalProvider: z.boolean(),
})
export type CurrentClient = z.infer<typeof currentClientSchema>

export const clientResource = defineResource({
  ...clientAddress,
  slice: 'portail',
  row: currentClientSchema,
  can: ['list'],
  identify: (client) => client.code,
})

export const modeGestionSchema = z.object({ modeGestion: z.enum(modesGestion) })
export type ModeGestionResponse = z.infer<typeof modeGestionSchema>
