import { lazyView } from '../../platform/chunks/index.ts'

export { Securite } from './Securite.tsx'

/** Its code comes with its first showing. */
export const IdentifiantDemarche = lazyView(() => import('./IdentifiantDemarche.tsx'))
