import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes with its first showing. */
export const ChangementSituationDemarche = lazyView(
  () => import('./ChangementSituationDemarche.tsx'),
)
