import { actionsDe, hasDroit, toutes } from './droit.ts'
import { type Action, isRolePropre, type Portee, type Role, tousRoles } from './roles.ts'

/**
 * The parts of the back office that rights are given on, each with what the server asks for there: a
 * test reads the server's routes, and fails when one asks for something else, or nothing asks for it.
 */
export const verbesDe = {
  'tableau-de-bord': ['read'],
  demandes: ['read', 'create', 'update', 'delete'],
  clients: ['read', 'create', 'update'],
  utilisateurs: ['read', 'create', 'update'],
  roles: ['read', 'create', 'update'],
  referentiels: ['read', 'create', 'update', 'delete'],
  contenus: ['read', 'create', 'update', 'delete'],
  parametrage: ['read', 'create', 'update', 'delete'],
  notifications: ['read', 'create', 'update', 'delete'],
  historique: ['read', 'create', 'update'],
  imports: ['read', 'create', 'update'],
  'imports-rejets': ['read'],
  systeme: ['read', 'update'],
} as const satisfies Record<string, readonly Action[]>
export type DomaineBackOffice = keyof typeof verbesDe
export const domainesBackOffice: readonly DomaineBackOffice[] = /* @__PURE__ */ Object.keys(
  verbesDe,
) as DomaineBackOffice[]
export type Droit = { domaine: DomaineBackOffice; action: Action }

/** Every right. Marked as pure, so that a visitor's first page does not carry it. */
export const tousDroits: readonly Droit[] = /* @__PURE__ */ domainesBackOffice.flatMap((domaine) =>
  toutes.map((action) => ({ domaine, action })),
)

/** Whether the server asks for it anywhere: what exists nowhere is neither given nor shown. */
export const isVerbe = ({ domaine, action }: Droit): boolean =>
  (verbesDe[domaine] as readonly Action[]).includes(action)

/** The parts that are about members: there, a role may stop at some of them. */
export const domainesAPortee = ['demandes'] as const satisfies DomaineBackOffice[]
export type DomaineAPortee = (typeof domainesAPortee)[number]
export const hasPortee = (domaine: DomaineBackOffice): domaine is DomaineAPortee =>
  (domainesAPortee as readonly DomaineBackOffice[]).includes(domaine)
export type PorteesDuRole = Readonly<Record<DomaineAPortee, Portee>>

/** The roles that come with the portal: read, and copied. */
export const rolesFournis = [
  'Admin',
  'BackEndUser',
  'Consultant',
  'ServiceMedical',
] as const satisfies Role[]
/** Medical reading is never copied. */
export const rolesCopiables = ['Admin', 'BackEndUser', 'Consultant'] as const satisfies Role[]

/** What one role may do, part by part. */
export type DroitsDuRole = Readonly<Record<DomaineBackOffice, readonly Action[]>>

/** What an insurer says of a role that it made. */
export type FicheRole = {
  nom: string
  description: string | null
  /** The role that it was copied from. */
  copieDe: Role
  creeLe: string
  /** Nobody is given it any more; its name stays, for what was done under it. */
  archiveLe: string | null
}

type RoleChoisi = Readonly<Partial<DroitsDuRole>> & {
  readonly portees?: PorteesDuRole
  readonly fiche?: FicheRole
}

/** What a client decided by role: the rights of its own roles, and of provided ones where it once decided otherwise. */
export type DroitsChoisis = Readonly<Partial<Record<Role, RoleChoisi>>>

/** The insurer's own roles that may be given, by key. */
export const rolesPropres = (choisis?: DroitsChoisis | null): Role[] =>
  (Object.keys(choisis ?? {}) as Role[]).filter(
    (role) => isRolePropre(role) && choisis?.[role]?.fiche?.archiveLe === null,
  )

/** Whether there is such a role to give, at this client. */
export const isRole = (role: Role, choisis?: DroitsChoisis | null): boolean =>
  (tousRoles as readonly Role[]).includes(role) || rolesPropres(choisis).includes(role)

export const droitsDuRole = (role: Role, choisis?: DroitsChoisis | null): DroitsDuRole =>
  Object.fromEntries(
    domainesBackOffice.map((domaine) => [domaine, actionsDe(role, domaine, choisis)]),
  ) as Record<DomaineBackOffice, readonly Action[]>

export const porteesDuRole = (role: Role, choisis?: DroitsChoisis | null): PorteesDuRole => ({
  demandes: choisis?.[role]?.portees?.demandes ?? 'Both',
})

/**
 * On whose files somebody has that right: two roles that stop at one side each are worth both. Null:
 * they do not have it.
 */
export function porteeDuDroit(
  roles: readonly Role[],
  droit: Droit,
  choisis?: DroitsChoisis | null,
): Portee | null {
  const { domaine } = droit
  const portees = roles
    .filter((role) => hasDroit([role], droit, choisis))
    .map((role) => (hasPortee(domaine) ? porteesDuRole(role, choisis)[domaine] : 'Both'))
  const [premiere] = portees
  if (premiere === undefined) return null
  return portees.every((une) => une === premiere) ? premiere : 'Both'
}
