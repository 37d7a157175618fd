import { lazyView } from '../../platform/chunks/index.ts'

/** Few come to it: the others load nothing of it. */
export const QuiVoit = lazyView(() => import('./QuiVoit.tsx'))
export const SoinSecret = lazyView(() => import('./SoinSecret.tsx'), { isOptional: true })
