import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  paiementCotisationActeGestion: lazyDemarche(() => import('./PaiementDemarche.tsx')),
} satisfies Record<ActesDe<'paiements'>, ComponentType>
