import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const DecesPublic = lazyView(() => import('./DecesPublic.tsx'))
export { textes as textesDeces } from './textes.ts'
