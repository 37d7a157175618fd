import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes with its first showing. */
export const ContactDemarche = lazyView(() => import('./ContactDemarche.tsx'))
