import { lazyCode } from '../../platform/code/index.ts'
import { defineRoute } from '../../platform/routing/route.ts'
import { textes } from './textes.ts'

const shell = lazyCode(() => import('./AdminShell.tsx'))

export const admin = defineRoute({
  path: '/admin',
  guard: { role: 'backoffice' },
  title: textes.tableauDeBord,
  shell,
  screen: { load: () => import('./TableauDeBordScreen.tsx') },
})
