import { lazyDemarche } from '../actes/index.ts'

export * from './MesPreferences.tsx'

/** Their code comes with their first showing. */
export const CommunicationDemarche = lazyDemarche(() => import('./CommunicationDemarche.tsx'))
export const AbonnementDemarche = lazyDemarche(() => import('./AbonnementDemarche.tsx'))
export const DematerialisationDemarche = lazyDemarche(
  () => import('./DematerialisationDemarche.tsx'),
)
