import { lazyChunk } from '../../platform/chunks/index.ts'
import { defineRoute } from '../../platform/routing/route.ts'
import { textes } from './textes.ts'

const shell = lazyChunk(() => import('./DevShell.tsx'))
const screen = { load: () => import('./GalleryScreen.tsx') }

/** Every shared piece in every state; only on an installation that runs on its embedded services. */
export const gallery = defineRoute({
  path: '/dev/widgets',
  guard: { embeddedInstallationOnly: true },
  title: textes.titre,
  shell,
  screen,
})

export const gallerySection = defineRoute({
  path: '/dev/widgets/:section',
  guard: { embeddedInstallationOnly: true },
  title: textes.titre,
  shell,
  screen,
})
