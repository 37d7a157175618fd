import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  accessibiliteActeGestion: lazyDemarche(() => import('./definition.ts')),
} satisfies Record<ActesDe<'accessibilite'>, ComponentType>
