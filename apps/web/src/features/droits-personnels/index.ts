import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const DroitsPublics = lazyView(() => import('./DroitsPublics.tsx'))
export { textes as textesDroits } from './textes.ts'
