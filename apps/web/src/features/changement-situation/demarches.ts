import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  situationContractuelleActeGestion: lazyDemarche(
    () => import('./ChangementSituationDemarche.tsx'),
  ),
} satisfies Record<ActesDe<'changement-situation'>, ComponentType>
