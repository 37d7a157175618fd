import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes with its first showing. */
export const ResiliationPublique = lazyView(() => import('./ResiliationPublique.tsx'))
export { textes as textesResiliation } from './textes.ts'
