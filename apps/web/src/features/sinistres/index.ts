import { lazyView } from '../../platform/chunks/index.ts'

export { DeclarationsEnCours, Sinistres } from './Sinistres.tsx'
/** Their code comes with their first showing. */
export const FactureDemarche = lazyView(() => import('./FactureDemarche.tsx'))
export const SinistreDemarche = lazyView(() => import('./SinistreDemarche.tsx'))
