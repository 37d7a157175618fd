import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes once the screen beneath it stands. */
export const ApresConnexion = lazyView(() => import('./ApresConnexion.tsx'), { isOptional: true })
