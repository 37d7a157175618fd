import { defineRoute } from '../../platform/routing/route.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { HomeShell } from './HomeShell.tsx'
import { PublicShell } from './PublicShell.tsx'
import { textes } from './textes.ts'

/** The first screen of nearly every visit: it comes with the first chunk. */
export const home = defineRoute({
  path: '/',
  guard: { session: 'none', embeddedProviderOnly: true },
  title: textes.homeTitre,
  shell: HomeShell,
  screen: HomeScreen,
})

export const register = defineRoute({
  path: '/register',
  guard: { feature: 'creationCompteAutreActe', unrestrictedAddress: true },
  title: textes.registerTitre,
  shell: PublicShell,
  screen: { load: () => import('./RegisterScreen.tsx') },
})

export const page = defineRoute({
  path: '/page/:pageName',
  guard: {},
  title: textes.pageTitre,
  shell: PublicShell,
  screen: { load: () => import('./PageScreen.tsx') },
})

export const serviceUnavailable = defineRoute({
  path: '/service-unavailable',
  guard: {},
  title: textes.indisponibleTitre,
  shell: PublicShell,
  screen: { load: () => import('./ServiceUnavailableScreen.tsx') },
})

export const notFound = defineRoute({
  path: '/404',
  guard: {},
  title: textes.introuvableTitre,
  shell: PublicShell,
  screen: { load: () => import('./NotFoundScreen.tsx') },
})
