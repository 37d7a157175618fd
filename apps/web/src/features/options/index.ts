import { lazyDemarche } from '../actes/index.ts'

export * from './MesOptions.tsx'

/** Their code comes with their first showing. */
export const AjoutOptionDemarche = lazyDemarche(() => import('./AjoutOptionDemarche.tsx'))
export const RetraitOptionDemarche = lazyDemarche(() => import('./RetraitOptionDemarche.tsx'))
export const RetraitOptionsDemarche = lazyDemarche(() => import('./RetraitOptionsDemarche.tsx'))
