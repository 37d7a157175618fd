import { lazy } from 'react'
import { defineRoute } from '../../platform/routing/route.ts'
import { textes } from './textes.ts'

const shell = lazy(() => import('./AdminShell.tsx'))

export const admin = defineRoute({
  path: '/admin',
  guard: { role: 'backoffice' },
  title: textes.tableauDeBord,
  shell,
  screen: { load: () => import('./TableauDeBordScreen.tsx') },
})
