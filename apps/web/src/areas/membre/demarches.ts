import { consentementActe } from '@espace-adherent/contract/consentements'
import { pecHospiActe } from '@espace-adherent/contract/hospitalisation'
import { ribPrestationsActe } from '@espace-adherent/contract/rib'
import {
  declarationFactureActe,
  declarationSinistreActe,
} from '@espace-adherent/contract/sinistres'
import type { ComponentType } from 'react'
import { slugDe } from '../../features/actes/index.ts'
import { PecDemarche } from '../../features/hospitalisation/index.ts'
import { RibDemarche } from '../../features/rib/index.ts'
import { FactureDemarche, SinistreDemarche } from '../../features/sinistres/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'

/** What each act looks like, by its slug; each brings its own code. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map([
  [slugDe(ribPrestationsActe), RibDemarche],
  [slugDe(declarationFactureActe), FactureDemarche],
  [slugDe(pecHospiActe), PecDemarche],
  [slugDe(declarationSinistreActe), SinistreDemarche],
  [slugDe(consentementActe), lazyView(() => import('./ConsentementsScreen.tsx'))],
])
