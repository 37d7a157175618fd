import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const InscriptionDemarche = lazyView(() => import('./InscriptionDemarche.tsx'))
export const RadiationDemarche = lazyView(() => import('./RadiationDemarche.tsx'))
