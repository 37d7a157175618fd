import { lazyView } from '../../platform/chunks/index.ts'

export { contactQuery } from './calls.ts'
export { Securite } from './Securite.tsx'

/** Its code comes with its first showing. */
export const IdentifiantDemarche = lazyView(() => import('./IdentifiantDemarche.tsx'))
