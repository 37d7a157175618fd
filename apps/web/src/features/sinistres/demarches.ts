import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const declarationSinistreV2ActeGestion = lazyDemarche(() => import('./facture.tsx'))
export const declarationSinistreActeGestion = lazyDemarche(() => import('./prevoyance.tsx'))
