import { lazyChunk } from '../src/platform/chunks/index.ts'
import { defineRoute } from '../src/platform/routing/route.ts'
import { TOUT, UNE_SECTION } from './adresses.ts'
import { textes } from './textes.ts'

const shown = {
  guard: {},
  title: textes.titre,
  shell: lazyChunk(() => import('./GalleryShell.tsx')),
  screen: { load: () => import('./GalleryScreen.tsx') },
}

/** Every shared piece in every state, as the portal asks for it (app/routes.ts); no module of it imports this one. */
export const routes = [
  defineRoute({ ...shown, path: TOUT }),
  defineRoute({ ...shown, path: UNE_SECTION }),
]
