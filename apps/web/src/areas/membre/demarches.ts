import {
  inscriptionBeneficiaireActe,
  radiationAssuresActe,
} from '@espace-adherent/contract/beneficiaires'
import { consentementActe } from '@espace-adherent/contract/consentements'
import { paiementCotisationActe } from '@espace-adherent/contract/cotisations'
import { garantiesActe } from '@espace-adherent/contract/garanties'
import { changementIdentifiantActe } from '@espace-adherent/contract/mon-compte'
import {
  optionAffiliationActe,
  optionRadiationActe,
  radiationRenfortActe,
} from '@espace-adherent/contract/options'
import { ribActe, ribCotisationsActe, ribPrestationsActe } from '@espace-adherent/contract/rib'
import type { ComponentType } from 'react'
import { slugDe } from '../../features/actes/index.ts'
import { InscriptionDemarche, RadiationDemarche } from '../../features/beneficiaires/index.ts'
import { PaiementDemarche } from '../../features/cotisations/index.ts'
import { NiveauDemarche } from '../../features/garanties/index.ts'
import { IdentifiantDemarche } from '../../features/mon-compte/index.ts'
import {
  AjoutOptionDemarche,
  RetraitOptionDemarche,
  RetraitOptionsDemarche,
} from '../../features/options/index.ts'
import { RibCotisationsDemarche, RibDemarche, RibDeuxDemarche } from '../../features/rib/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'

/** What each act looks like, by its slug; each brings its own code. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map([
  [slugDe(ribPrestationsActe), RibDemarche],
  [slugDe(changementIdentifiantActe), IdentifiantDemarche],
  [slugDe(ribCotisationsActe), RibCotisationsDemarche],
  [slugDe(ribActe), RibDeuxDemarche],
  [slugDe(paiementCotisationActe), PaiementDemarche],
  [slugDe(consentementActe), lazyView(() => import('./ConsentementsScreen.tsx'))],
  [slugDe(inscriptionBeneficiaireActe), InscriptionDemarche],
  [slugDe(radiationAssuresActe), RadiationDemarche],
  [slugDe(optionAffiliationActe), AjoutOptionDemarche],
  [slugDe(optionRadiationActe), RetraitOptionDemarche],
  [slugDe(radiationRenfortActe), RetraitOptionsDemarche],
  [slugDe(garantiesActe), NiveauDemarche],
])
