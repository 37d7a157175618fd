import type { Action, Role } from './index.ts'

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

/** Without these, nobody could give anything back: administrators keep them. */
const GARDES: readonly Droit[] = [
  { domaine: 'tableau-de-bord', action: 'read' },
  { domaine: 'utilisateurs', action: 'read' },
  { domaine: 'utilisateurs', action: 'update' },
  { domaine: 'roles', action: 'read' },
  { domaine: 'roles', action: 'update' },
]

/** What is wrong with the rights that a role would have, by the part where it is to be mended. */
export function fautesDroits(
  role: Role,
  voulus: DroitsDuRole,
): Partial<Record<DomaineBackOffice, string>> {
  const fautes: Partial<Record<DomaineBackOffice, string>> = {}
  for (const domaine of domainesBackOffice) {
    const donnes = voulus[domaine] ?? []
    if (donnes.length > 0 && !donnes.includes('read'))
      fautes[domaine] = 'Sans la visualisation, les autres droits ne servent à rien'
    if (
      role === 'Admin' &&
      GARDES.some((garde) => garde.domaine === domaine && !donnes.includes(garde.action))
    )
      fautes[domaine] =
        'Plus personne ne pourrait rendre ce droit\u00a0: l’administrateur digital le garde'
  }
  return fautes
}
