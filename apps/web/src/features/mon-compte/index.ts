import { lazyDemarche } from '../actes/index.ts'

export { contactQuery } from './calls.ts'
export { Securite } from './Securite.tsx'

/** Its code comes with its first showing. */
export const IdentifiantDemarche = lazyDemarche(() => import('./IdentifiantDemarche.tsx'))
