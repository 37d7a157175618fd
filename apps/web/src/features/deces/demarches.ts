import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const decesActeGestion = lazyDemarche(() => import('./definition.ts'))
