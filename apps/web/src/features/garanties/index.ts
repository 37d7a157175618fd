import { lazyView } from '../../platform/chunks/index.ts'

export * from './MesGaranties.tsx'

/** Its code comes with its first showing. */
export const NiveauDemarche = lazyView(() => import('./NiveauDemarche.tsx'))
