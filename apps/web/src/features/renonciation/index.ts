import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const RenonciationDemarche = lazyDemarche(() => import('./RenonciationDemarche.tsx'))
export const Renonciables = lazyView(() => import('./Renonciables.tsx'))
