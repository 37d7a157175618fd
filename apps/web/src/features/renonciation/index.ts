import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const RenonciationDemarche = lazyView(() => import('./RenonciationDemarche.tsx'))
export const Renonciables = lazyView(() => import('./Renonciables.tsx'))
