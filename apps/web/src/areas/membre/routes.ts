import { lazy } from 'react'
import { defineRoute } from '../../platform/routing/route.ts'
import { textes } from './textes.ts'

const shell = lazy(() => import('./MembreShell.tsx'))

/** Staff may come here too: the shell tells them that they have no contract. */
export const accueil = defineRoute({
  path: '/accueil',
  guard: { session: 'required' },
  title: textes.accueilTitre,
  shell,
  screen: { load: () => import('./AccueilScreen.tsx') },
})
