import { domainesDelegation, etatsDelegation } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

const domaines = z.array(z.enum(domainesDelegation)).max(domainesDelegation.length)

/** Read access given to a relative, as either side sees it. */
export const delegationSchema = z.object({
  id: z.uuid(),
  /** `donnee`: the reader gave it; `recue`: the reader received it. */
  sens: z.enum(['donnee', 'recue']),
  /** The other side: the invited name until they accept, then the name of their account. */
  nom: z.string(),
  /** Where the invitation went; null for its receiver. */
  email: z.string().nullable(),
  domaines,
  /** The last day. */
  fin: z.iso.date(),
  etat: z.enum(etatsDelegation),
  creeLe: z.iso.datetime(),
  /** Until when the link can be followed, while nobody has answered. */
  invitationJusquAu: z.iso.datetime().nullable(),
})
export type Delegation = z.infer<typeof delegationSchema>

export const invitationSchema = z.strictObject({
  nom: z.string().max(100),
  email: z.string().max(320),
  domaines,
  fin: z.string().max(20),
})
export type SaisieInvitation = z.infer<typeof invitationSchema>

/** Given and received, the latest first. Giving (`create`) takes a security code. */
export const delegationsResource = defineResource({
  slice: 'delegation',
  path: '/adherent/delegations',
  libelle: textes.delegations,
  access: 'membre',
  row: delegationSchema,
  data: invitationSchema,
  can: ['list', 'create'],
  identify: ({ id }) => id,
})

const code = z.string().max(100)

/** `lire` shows the invitation of a link and uses nothing up: mail scanners open links. */
export const gesteDelegationSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.enum(['lire', 'accepter', 'refuser']), code }),
  z.strictObject({ geste: z.enum(['revoquer', 'ouvrir']), id: z.uuid() }),
])
export type GesteDelegation = z.infer<typeof gesteDelegationSchema>

export const gesteDelegationResource = defineResource({
  slice: 'delegation',
  path: '/adherent/delegations/geste',
  libelle: textes.gestes,
  access: 'membre',
  row: delegationSchema,
  data: gesteDelegationSchema,
  can: ['update'],
  identify: ({ id }) => id,
})

/**
 * Back to one's own space: the only thing that a relative may send while they look at another's.
 */
export const retourDelegationResource = defineResource({
  slice: 'delegation',
  path: '/adherent/delegations/retour',
  libelle: textes.retour,
  access: 'connecte',
  row: z.object({ isSorti: z.literal(true) }),
  data: z.strictObject({}),
  can: ['update'],
  identify: () => '',
})
