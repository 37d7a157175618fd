import { lazyView } from '../../platform/chunks/index.ts'

export * from './MesOptions.tsx'

/** Their code comes with their first showing. */
export const AjoutOptionDemarche = lazyView(() => import('./AjoutOptionDemarche.tsx'))
export const RetraitOptionDemarche = lazyView(() => import('./RetraitOptionDemarche.tsx'))
export const RetraitOptionsDemarche = lazyView(() => import('./RetraitOptionsDemarche.tsx'))
