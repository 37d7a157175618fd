import { lazyView } from '../../platform/chunks/index.ts'

export { DeclarationsEnCours, Sinistres } from './Sinistres.tsx'
/** Its code comes with its first showing. */
export const SinistreDemarche = lazyView(() => import('./SinistreDemarche.tsx'))
