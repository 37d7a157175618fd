import type { DomaineBackOffice, Droit, DroitsChoisis } from './droits.ts'
import type { Action, Role } from './roles.ts'

// What every page asks of rights; what is shown of them to staff stands in `droits.ts`.

export const toutes: readonly Action[] = ['create', 'read', 'update', 'delete']
const lecture: readonly Action[] = ['read']

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

export const actionsDe = (
  role: Role,
  domaine: DomaineBackOffice,
  choisis?: DroitsChoisis | null,
): readonly Action[] => {
  if (choisis?.[role]?.fiche?.archiveLe) return []
  // A part added after the client's choice has its default.
  return choisis?.[role]?.[domaine] ?? droits[role]?.(domaine) ?? []
}

/** Default rights, unless the client chose otherwise (`choisis`). */
export const hasDroit = (
  roles: readonly Role[],
  { domaine, action }: Droit,
  choisis?: DroitsChoisis | null,
) => roles.some((role) => actionsDe(role, domaine, choisis).includes(action))
