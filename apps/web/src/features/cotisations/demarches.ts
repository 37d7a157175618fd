import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const paiementCotisationActeGestion = lazyDemarche(() => import('./PaiementDemarche.tsx'))
