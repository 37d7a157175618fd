import { lazyView } from '../../platform/chunks/index.ts'

export * from './CarteCourte.tsx'
export * from './CartesHorsLigne.tsx'
export * from './CarteTiersPayant.tsx'

/** Its code comes with its first showing. */
export const CarteDemarche = lazyView(() => import('./CarteDemarche.tsx'))
