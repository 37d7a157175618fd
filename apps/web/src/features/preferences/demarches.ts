import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const communicationActeGestion = lazyDemarche(() => import('./CommunicationDemarche.tsx'))
export const abonnementActeGestion = lazyDemarche(() => import('./AbonnementDemarche.tsx'))
export const dematerialisationActeGestion = lazyDemarche(
  () => import('./DematerialisationDemarche.tsx'),
)
