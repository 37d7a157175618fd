import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Its code comes with its first showing. */
export const demarches = {
  droitsActeGestion: lazyDemarche(() => import('./DroitsDemarche.tsx')),
} satisfies Record<ActesDe<'droits-personnels'>, ComponentType>
