import { lazyDemarche } from '../../actes/index.ts'

/** Its code comes with its first showing. */
export const changementIdentifiantActeGestion = lazyDemarche(
  () => import('./IdentifiantDemarche.tsx'),
)
