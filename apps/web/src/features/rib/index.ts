import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const RibPopup = lazyView(() => import('./RibPopup.tsx'))
export const MesCoordonnees = lazyView(() => import('./MesCoordonnees.tsx'))
