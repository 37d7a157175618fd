import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const ribPrestationsActeGestion = lazyDemarche(() => import('./RibDemarche.tsx'))
export const ribCotisationsActeGestion = lazyDemarche(() => import('./RibCotisationsDemarche.tsx'))
export const ribActeGestion = lazyDemarche(() => import('./RibDeuxDemarche.tsx'))
