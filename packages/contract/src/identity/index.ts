import { type DroitsChoisis, domainesDelegation } from '@espace-adherent/domain'
import { z } from 'zod'
import { roleSchema } from '../roles/index.ts'

export * from './paths.ts'

export const currentUserSchema = z.object({
  roles: z.array(roleSchema),
  userName: z.string(),
  email: z.string(),
  /** Mails about documents come back from that address: the member is asked for another. */
  isEmailRejete: z.boolean().optional(),
  codeCivilite: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  /**
   * The reader looks at somebody else's space, whose name stands above: what is open to them there.
   */
  delegation: z
    .object({ domaines: z.array(z.enum(domainesDelegation)), fin: z.iso.date() })
    .nullable(),
  /** People who opened their space to the reader. */
  proches: z.array(z.object({ id: z.uuid(), nom: z.string() })),
  /** When this session began: what was closed since then stays closed. */
  connecteLe: z.iso.datetime(),
  /** The member of staff who looks at this portal. */
  vuPar: z.string().optional(),
  /** For staff: the client's own choice of rights by role. */
  droits: z.custom<DroitsChoisis>().optional(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** What is left of the session of whoever asks. Asking is no sign of life. */
export const finSessionSchema = z.object({
  /** Seconds, if nothing more is done. */
  reste: z.int().min(0),
  /** Whether doing something puts it off; a session that has lasted its longest ends whatever is done. */
  isProlongeable: z.boolean(),
})
export type FinSession = z.infer<typeof finSessionSchema>

export const logoutResponseSchema = z.object({ logoutUrl: z.string() })
export type LogoutResponse = z.infer<typeof logoutResponseSchema>

/** Where to land after sign-in: a path of the portal. Anything else is dropped. */
export const loginQuerySchema = z.looseObject({ callbackUrl: z.unknown().optional() })
