import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const SignalementPublic = lazyView(() => import('./SignalementPublic.tsx'))
export { Engagements } from './Engagements.tsx'
export { textes as textesAccessibilite } from './textes.ts'
