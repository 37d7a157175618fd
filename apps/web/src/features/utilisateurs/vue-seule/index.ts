import { lazyView } from '../../../platform/chunks/index.ts'

/** Only staff who look at a member's portal need its code. */
export const VueSeule = lazyView(() => import('./VueSeule.tsx'))
