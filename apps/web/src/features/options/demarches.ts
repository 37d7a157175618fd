import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const optionAffiliationActeGestion = lazyDemarche(() => import('./AjoutOptionDemarche.tsx'))
export const optionRadiationActeGestion = lazyDemarche(() => import('./RetraitOptionDemarche.tsx'))
export const radiationRenfortActeGestion = lazyDemarche(
  () => import('./RetraitOptionsDemarche.tsx'),
)
