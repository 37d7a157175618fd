import type { ActesDe } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { lazyView } from '../../platform/chunks/index.ts'

/** All of them at once, each answered where it stands. */
export const demarches = {
  consentementActeGestion: lazyView(() => import('./ConsentementsScreen.tsx')),
} satisfies Record<ActesDe<'consentements'>, ComponentType>
