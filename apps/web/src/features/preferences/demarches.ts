import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const demarches = {
  communicationActeGestion: lazyDemarche(() => import('./CommunicationDemarche.tsx')),
  abonnementActeGestion: lazyDemarche(() => import('./AbonnementDemarche.tsx')),
  dematerialisationActeGestion: lazyDemarche(() => import('./DematerialisationDemarche.tsx')),
} satisfies Record<ActesDe<'preferences'>, ComponentType>
