import { z } from 'zod'

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
