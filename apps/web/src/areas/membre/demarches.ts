import { consentementActe } from '@espace-adherent/contract/consentements'
import { paiementCotisationActe } from '@espace-adherent/contract/cotisations'
import { ribActe, ribCotisationsActe, ribPrestationsActe } from '@espace-adherent/contract/rib'
import type { ComponentType } from 'react'
import { slugDe } from '../../features/actes/index.ts'
import { PaiementDemarche } from '../../features/cotisations/index.ts'
import { RibCotisationsDemarche, RibDemarche, RibDeuxDemarche } from '../../features/rib/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'

/** What each act looks like, by its slug; each brings its own code. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map([
  [slugDe(ribPrestationsActe), RibDemarche],
  [slugDe(ribCotisationsActe), RibCotisationsDemarche],
  [slugDe(ribActe), RibDeuxDemarche],
  [slugDe(paiementCotisationActe), PaiementDemarche],
  [slugDe(consentementActe), lazyView(() => import('./ConsentementsScreen.tsx'))],
])
