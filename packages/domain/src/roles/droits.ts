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
  'imports',
  'imports-rejets',
] as const
export type DomaineBackOffice = (typeof domainesBackOffice)[number]
export type Droit = { domaine: DomaineBackOffice; action: Action }

const toutes: readonly Action[] = ['create', 'read', 'update', 'delete']
const lecture: readonly Action[] = ['read']

/** Every right. Marked as pure, so that a visitor's first page does not carry it. */
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
  // Refused records are people's data, whole.
  Consultant: (domaine) => (domaine === 'imports-rejets' ? [] : lecture),
  // Reads requests for their papers, and decides on papers only.
  ServiceMedical: (domaine) => (['tableau-de-bord', 'demandes'].includes(domaine) ? lecture : []),
}

/** The roles whose rights an administrator may change. */
export const rolesReglables = ['Admin', 'BackEndUser', 'Consultant'] as const satisfies Role[]
export type RoleReglable = (typeof rolesReglables)[number]

/** What one role may do, part by part. */
export type DroitsDuRole = Readonly<Record<DomaineBackOffice, readonly Action[]>>

/** What a client decided otherwise, by role. */
export type DroitsChoisis = Readonly<Partial<Record<Role, DroitsDuRole>>>

export const droitsDuRole = (role: Role, choisis?: DroitsChoisis | null): DroitsDuRole =>
  Object.fromEntries(
    domainesBackOffice.map((domaine) => [
      domaine,
      // A part added after the client's choice has its default.
      choisis?.[role]?.[domaine] ?? droits[role]?.(domaine) ?? [],
    ]),
  ) as Record<DomaineBackOffice, readonly Action[]>

/** Default rights, unless the client chose otherwise (`choisis`). */
export const hasDroit = (
  roles: readonly Role[],
  { domaine, action }: Droit,
  choisis?: DroitsChoisis | null,
) =>
  roles.some((role) =>
    (choisis?.[role]?.[domaine] ?? droits[role]?.(domaine) ?? []).includes(action),
  )
