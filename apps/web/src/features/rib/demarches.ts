import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const demarches = {
  ribPrestationsActeGestion: lazyDemarche(() => import('./RibDemarche.tsx')),
  ribCotisationsActeGestion: lazyDemarche(() => import('./RibCotisationsDemarche.tsx')),
  ribActeGestion: lazyDemarche(() => import('./RibDeuxDemarche.tsx')),
} satisfies Record<ActesDe<'rib'>, ComponentType>
