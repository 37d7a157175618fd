import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const ResiliationDemarche = lazyDemarche(() => import('./ResiliationDemarche.tsx'))
export const ResiliationPublique = lazyView(() =>
  import('./ResiliationPublique.tsx').then(({ ResiliationPublique: view }) => ({ default: view })),
)
export { textes as textesResiliation } from './textes.ts'
