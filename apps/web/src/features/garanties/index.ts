import { lazyDemarche } from '../actes/index.ts'

export * from './MesGaranties.tsx'

/** Its code comes with its first showing. */
export const NiveauDemarche = lazyDemarche(() => import('./NiveauDemarche.tsx'))
