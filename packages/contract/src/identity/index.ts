import { type DroitsChoisis, domainesDelegation, tousRoles } from '@espace-adherent/domain'
import { z } from 'zod'

export * from './paths.ts'

export const currentUserSchema = z.object({
  roles: z.array(z.enum(tousRoles)),
  userName: z.string(),
  email: z.string(),
  /** Mails about documents come back from that address: another one is asked for. */
  isEmailRejete: z.boolean().optional(),
  codeCivilite: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  /** Whoever is signed in looks at somebody else's space, whose name stands above: what is open to them there. */
  delegation: z
    .object({ domaines: z.array(z.enum(domainesDelegation)), fin: z.iso.date() })
    .nullable(),
  /** Whose spaces were opened to whoever is signed in. */
  proches: z.array(z.object({ id: z.uuid(), nom: z.string() })),
  /** When this session began: what a person closed since then need not come back. */
  connecteLe: z.iso.datetime(),
  /** Who of the staff looks at this portal as its member sees it. */
  vuPar: z.string().optional(),
  /** Of staff: what roles may do here, where it was decided otherwise than usual. */
  droits: z.custom<DroitsChoisis>().optional(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const logoutResponseSchema = z.object({ logoutUrl: z.string() })
export type LogoutResponse = z.infer<typeof logoutResponseSchema>

/** Where to land after signing in: a path of the portal. Anything else is dropped, not refused. */
export const loginQuerySchema = z.looseObject({ callbackUrl: z.unknown().optional() })
