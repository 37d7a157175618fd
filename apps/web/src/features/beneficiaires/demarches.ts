import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const inscriptionBeneficiaireActeGestion = lazyDemarche(
  () => import('./InscriptionDemarche.tsx'),
)
export const radiationAssuresActeGestion = lazyDemarche(() => import('./RadiationDemarche.tsx'))
