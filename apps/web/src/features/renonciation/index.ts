import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const Renonciables = lazyView(() => import('./Renonciables.tsx'))
