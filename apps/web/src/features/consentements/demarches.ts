import { lazyView } from '../../platform/chunks/index.ts'

/** All of them at once, each answered where it stands. */
export const consentementActeGestion = lazyView(() => import('./ConsentementsScreen.tsx'))
