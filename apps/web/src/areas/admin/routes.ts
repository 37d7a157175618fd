import type { DomaineBackOffice } from '@espace-adherent/domain/roles'
import { lazyChunk } from '../../platform/chunks/index.ts'
import { alsoAt, defineRoute } from '../../platform/routing/route.ts'
import { CHEMIN_ADMIN } from './chemin.ts'
import { textes } from './textes.ts'

const shell = lazyChunk(() => import('./AdminShell.tsx'))

/** Whoever may read that part of the back office may open its screen. */
const lecteurDe = (domaine: DomaineBackOffice) =>
  ({ role: 'backoffice', droit: { domaine, action: 'read' } }) as const

export const admin = defineRoute({
  path: CHEMIN_ADMIN,
  guard: lecteurDe('tableau-de-bord'),
  title: textes.tableauDeBord,
  shell,
  screen: { load: () => import('./TableauDeBordScreen.tsx') },
})

/** The address of the specification: the same screen as the entrance. */
export const tableauDeBord = alsoAt(admin, '/admin/tableau-de-bord')

export const demandes = defineRoute({
  path: '/admin/demandes',
  place: '/admin/demandes',
  guard: lecteurDe('demandes'),
  title: textes.demandes,
  shell,
  screen: { load: () => import('./DemandesScreen.tsx') },
})

export const demande = alsoAt(demandes, '/admin/demandes/:id')

export const exploitation = defineRoute({
  path: '/admin/exploitation',
  guard: lecteurDe('parametrage'),
  title: textes.exploitation,
  shell,
  screen: { load: () => import('./ExploitationScreen.tsx') },
})

export const conservation = defineRoute({
  path: '/admin/conservation',
  guard: lecteurDe('parametrage'),
  title: textes.conservation,
  shell,
  screen: { load: () => import('./ConservationScreen.tsx') },
})

export const referentiel = defineRoute({
  path: '/admin/referentiels/:table',
  guard: lecteurDe('referentiels'),
  title: textes.referentiels,
  shell,
  screen: { load: () => import('./ReferentielScreen.tsx') },
})

export const utilisateurs = defineRoute({
  path: '/admin/utilisateurs',
  guard: lecteurDe('utilisateurs'),
  title: textes.utilisateurs,
  shell,
  screen: { load: () => import('./UtilisateursScreen.tsx') },
})

export const roles = defineRoute({
  path: '/admin/roles',
  guard: lecteurDe('roles'),
  title: textes.roles,
  shell,
  screen: {
    load: async () => ({ default: (await import('../../features/roles/Droits.tsx')).Droits }),
  },
})

export const clients = defineRoute({
  path: '/admin/clients',
  guard: lecteurDe('clients'),
  title: textes.clients,
  shell,
  screen: { load: () => import('./ClientsScreen.tsx') },
})

export const client = defineRoute({
  path: '/admin/clients/:id',
  guard: lecteurDe('clients'),
  title: textes.clients,
  shell,
  screen: { load: () => import('./ClientScreen.tsx') },
})

export const mediatheque = defineRoute({
  path: '/admin/mediatheque',
  guard: lecteurDe('contenus'),
  title: textes.mediatheque,
  shell,
  screen: {
    load: async () => ({
      default: (await import('../../features/mediatheque/index.ts')).Mediatheque,
    }),
  },
})

export const notifications = defineRoute({
  path: '/admin/notifications',
  guard: lecteurDe('notifications'),
  title: textes.notifications,
  shell,
  screen: { load: () => import('./NotificationsScreen.tsx') },
})

export const notification = defineRoute({
  path: '/admin/notifications/:id',
  guard: lecteurDe('notifications'),
  title: textes.notifications,
  shell,
  screen: { load: () => import('./NotificationScreen.tsx') },
})

/** Everybody who works here, whatever their rights: how they themselves sign in. */
export const monAcces = defineRoute({
  path: '/admin/mon-acces',
  guard: { role: 'backoffice' },
  title: textes.monAcces,
  shell,
  screen: { load: () => import('./MonAccesScreen.tsx') },
})

export const exports = defineRoute({
  path: '/admin/exports',
  guard: lecteurDe('tableau-de-bord'),
  title: textes.exports,
  shell,
  screen: { load: () => import('./ExportsScreen.tsx') },
})

/** Every table that declares a screen. Which, and who may read it, is known once its declaration is there. */
export const table = defineRoute({
  path: '/admin/:table',
  guard: { role: 'backoffice' },
  title: textes.administration,
  shell,
  screen: { load: () => import('./TableScreen.tsx') },
})

export const routesAdmin = [
  admin,
  tableauDeBord,
  demandes,
  demande,
  utilisateurs,
  roles,
  clients,
  client,
  referentiel,
  mediatheque,
  notifications,
  notification,
  exports,
  conservation,
  exploitation,
  monAcces,
  // What none of these is.
  table,
] as const
