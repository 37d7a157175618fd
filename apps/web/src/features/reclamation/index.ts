import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const ReclamationDemarche = lazyDemarche(() => import('./definition.ts'))
export const ReclamationPublique = lazyView(() => import('./ReclamationPublique.tsx'))
export { Mediation } from './Mediation.tsx'
export { textes as textesReclamation } from './textes.ts'
