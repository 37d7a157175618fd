import { lazyDemarche } from '../actes/index.ts'

export { DeclarationsEnCours, Sinistres } from './Sinistres.tsx'
/** Their code comes with their first showing. */
export const FactureDemarche = lazyDemarche(() => import('./facture.tsx'))
export const SinistreDemarche = lazyDemarche(() => import('./prevoyance.tsx'))
