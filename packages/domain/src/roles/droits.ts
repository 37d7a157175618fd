import type { Action, Role } from './roles.ts'

/** The parts of the back office that rights are given on. */
export const domainesBackOffice = [
  'tableau-de-bord',
  'demandes',
  'clients',
  'utilisateurs',
  'roles',
  'referentiels',
  'contenus',
  'parametrage',
  'notifications',
  'historique',
] as const
export type DomaineBackOffice = (typeof domainesBackOffice)[number]
export type Droit = { domaine: DomaineBackOffice; action: Action }

const toutes: readonly Action[] = ['create', 'read', 'update', 'delete']
const lecture: readonly Action[] = ['read']

/** Every right that there is. Said to be pure: the first page of a visitor does without. */
export const tousDroits: readonly Droit[] = /* @__PURE__ */ domainesBackOffice.flatMap((domaine) =>
  toutes.map((action) => ({ domaine, action })),
)

/** What each back-office role may do before an administrator decides otherwise. */
const droits: Partial<Record<Role, (domaine: DomaineBackOffice) => readonly Action[]>> = {
  Admin: () => toutes,
  BackEndUser: (domaine) => {
    if (domaine === 'demandes') return toutes
    return ['tableau-de-bord', 'utilisateurs', 'referentiels'].includes(domaine) ? lecture : []
  },
  Consultant: () => lecture,
  // Reads requests for the papers in them, and decides on those alone.
  ServiceMedical: (domaine) => (['tableau-de-bord', 'demandes'].includes(domaine) ? lecture : []),
}

/** The roles whose rights an administrator may change. */
export const rolesReglables = ['Admin', 'BackEndUser', 'Consultant'] as const satisfies Role[]
export type RoleReglable = (typeof rolesReglables)[number]

/** What one role may do, part by part. */
export type DroitsDuRole = Readonly<Record<DomaineBackOffice, readonly Action[]>>

/** What a client has decided otherwise, role by role. */
export type DroitsChoisis = Readonly<Partial<Record<Role, DroitsDuRole>>>

export const droitsDuRole = (role: Role, choisis?: DroitsChoisis | null): DroitsDuRole =>
  Object.fromEntries(
    domainesBackOffice.map((domaine) => [
      domaine,
      // A part that came after the choice was made has what it has by default.
      choisis?.[role]?.[domaine] ?? droits[role]?.(domaine) ?? [],
    ]),
  ) as Record<DomaineBackOffice, readonly Action[]>

/** By default, unless the client decided otherwise (`choisis`). */
export const hasDroit = (
  roles: readonly Role[],
  { domaine, action }: Droit,
  choisis?: DroitsChoisis | null,
) =>
  roles.some((role) =>
    (choisis?.[role]?.[domaine] ?? droits[role]?.(domaine) ?? []).includes(action),
  )
