import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const DroitsDemarche = lazyDemarche(() => import('./DroitsDemarche.tsx'))
export const DroitsPublics = lazyView(() => import('./DroitsPublics.tsx'))
export { textes as textesDroits } from './textes.ts'
