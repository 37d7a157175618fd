import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const InscriptionDemarche = lazyDemarche(() => import('./InscriptionDemarche.tsx'))
export const RadiationDemarche = lazyDemarche(() => import('./RadiationDemarche.tsx'))
