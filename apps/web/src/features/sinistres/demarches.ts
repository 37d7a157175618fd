import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const demarches = {
  declarationSinistreV2ActeGestion: lazyDemarche(() => import('./facture.tsx')),
  declarationSinistreActeGestion: lazyDemarche(() => import('./prevoyance.tsx')),
} satisfies Record<ActesDe<'sinistres'>, ComponentType>
