import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const ReclamationPublique = lazyView(() => import('./ReclamationPublique.tsx'))
export { Mediation } from './Mediation.tsx'
export { textes as textesReclamation } from './textes.ts'
