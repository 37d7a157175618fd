import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  pecHospiActeGestion: lazyDemarche(() => import('./definition.tsx')),
} satisfies Record<ActesDe<'hospitalisation'>, ComponentType>
