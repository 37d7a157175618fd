import type { Action, Role } from './index.ts'

/** The parts of the back office that rights are given on. */
export const domainesBackOffice = [
  'tableau-de-bord',
  'demandes',
  'clients',
  'utilisateurs',
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
}

export const hasDroit = (roles: readonly Role[], { domaine, action }: Droit) =>
  roles.some((role) => droits[role]?.(domaine).includes(action) ?? false)
