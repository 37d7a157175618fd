import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const SuppressionDemarche = lazyDemarche(() => import('./SuppressionDemarche.tsx'))
export const FermeturePrevue = lazyView(() => import('./FermeturePrevue.tsx'))

export { annulerSuppression } from './calls.ts'
export { fermeturePrevue } from './fermeture.ts'
