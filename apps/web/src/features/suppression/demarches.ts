import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const suppressionCompteActeGestion = lazyDemarche(() => import('./SuppressionDemarche.tsx'))
