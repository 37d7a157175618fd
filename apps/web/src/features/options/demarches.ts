import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const demarches = {
  optionAffiliationActeGestion: lazyDemarche(() => import('./AjoutOptionDemarche.tsx')),
  optionRadiationActeGestion: lazyDemarche(() => import('./RetraitOptionDemarche.tsx')),
  radiationRenfortActeGestion: lazyDemarche(() => import('./RetraitOptionsDemarche.tsx')),
} satisfies Record<ActesDe<'options'>, ComponentType>
