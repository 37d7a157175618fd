import { lazyView } from '../../platform/chunks/index.ts'

export * from './MesPreferences.tsx'

/** Their code comes with their first showing. */
export const CommunicationDemarche = lazyView(() => import('./CommunicationDemarche.tsx'))
export const AbonnementDemarche = lazyView(() => import('./AbonnementDemarche.tsx'))
export const DematerialisationDemarche = lazyView(() => import('./DematerialisationDemarche.tsx'))
