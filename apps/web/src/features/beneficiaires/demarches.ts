import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const demarches = {
  inscriptionBeneficiaireActeGestion: lazyDemarche(() => import('./InscriptionDemarche.tsx')),
  radiationAssuresActeGestion: lazyDemarche(() => import('./RadiationDemarche.tsx')),
} satisfies Record<ActesDe<'beneficiaires'>, ComponentType>
