import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes with its first showing. */
export const CarteDemarche = lazyView(() => import('./CarteDemarche.tsx'))
