import { consentementActe } from '@espace-adherent/contract/consentements'
import { changementIdentifiantActe } from '@espace-adherent/contract/mon-compte'
import { ribPrestationsActe } from '@espace-adherent/contract/rib'
import type { ComponentType } from 'react'
import { slugDe } from '../../features/actes/index.ts'
import { IdentifiantDemarche } from '../../features/mon-compte/index.ts'
import { RibDemarche } from '../../features/rib/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'

/** What each act looks like, by its slug; each brings its own code. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map([
  [slugDe(ribPrestationsActe), RibDemarche],
  [slugDe(changementIdentifiantActe), IdentifiantDemarche],
  [slugDe(consentementActe), lazyView(() => import('./ConsentementsScreen.tsx'))],
])
