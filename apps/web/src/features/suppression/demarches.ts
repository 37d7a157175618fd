import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  suppressionCompteActeGestion: lazyDemarche(() => import('./SuppressionDemarche.tsx')),
} satisfies Record<ActesDe<'suppression'>, ComponentType>
