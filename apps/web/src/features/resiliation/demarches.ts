import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  resiliationActeGestion: lazyDemarche(() => import('./ResiliationDemarche.tsx')),
} satisfies Record<ActesDe<'resiliation'>, ComponentType>
