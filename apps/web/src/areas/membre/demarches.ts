import { accessibiliteActe } from '@espace-adherent/contract/accessibilite'
import { adresseActe } from '@espace-adherent/contract/adresse'
import {
  inscriptionBeneficiaireActe,
  radiationAssuresActe,
} from '@espace-adherent/contract/beneficiaires'
import { carteTpActe } from '@espace-adherent/contract/carte-tp'
import { situationContractuelleActe } from '@espace-adherent/contract/changement-situation'
import { consentementActe } from '@espace-adherent/contract/consentements'
import { contactActe } from '@espace-adherent/contract/contact'
import { paiementCotisationActe } from '@espace-adherent/contract/cotisations'
import { droitsActe } from '@espace-adherent/contract/droits-personnels'
import { garantiesActe } from '@espace-adherent/contract/garanties'
import { pecHospiActe } from '@espace-adherent/contract/hospitalisation'
import { changementIdentifiantActe } from '@espace-adherent/contract/mon-compte'
import {
  optionAffiliationActe,
  optionRadiationActe,
  radiationRenfortActe,
} from '@espace-adherent/contract/options'
import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
} from '@espace-adherent/contract/preferences'
import { reclamationActe } from '@espace-adherent/contract/reclamation'
import { renonciationActe } from '@espace-adherent/contract/renonciation'
import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { ribActe, ribCotisationsActe, ribPrestationsActe } from '@espace-adherent/contract/rib'
import {
  declarationFactureActe,
  declarationSinistreActe,
} from '@espace-adherent/contract/sinistres'
import { suppressionCompteActe } from '@espace-adherent/contract/suppression'
import type { ComponentType } from 'react'
import { AccessibiliteDemarche } from '../../features/accessibilite/index.ts'
import { slugDe } from '../../features/actes/index.ts'
import { AdresseDemarche } from '../../features/adresse/index.ts'
import { InscriptionDemarche, RadiationDemarche } from '../../features/beneficiaires/index.ts'
import { CarteDemarche } from '../../features/carte-tp/index.ts'
import { ChangementSituationDemarche } from '../../features/changement-situation/index.ts'
import { ContactDemarche } from '../../features/contact/index.ts'
import { PaiementDemarche } from '../../features/cotisations/index.ts'
import { DroitsDemarche } from '../../features/droits-personnels/index.ts'
import { NiveauDemarche } from '../../features/garanties/index.ts'
import { PecDemarche } from '../../features/hospitalisation/index.ts'
import { IdentifiantDemarche } from '../../features/mon-compte/index.ts'
import {
  AjoutOptionDemarche,
  RetraitOptionDemarche,
  RetraitOptionsDemarche,
} from '../../features/options/index.ts'
import {
  AbonnementDemarche,
  CommunicationDemarche,
  DematerialisationDemarche,
} from '../../features/preferences/index.ts'
import { ReclamationDemarche } from '../../features/reclamation/index.ts'
import { RenonciationDemarche } from '../../features/renonciation/index.ts'
import { ResiliationDemarche } from '../../features/resiliation/index.ts'
import { RibCotisationsDemarche, RibDemarche, RibDeuxDemarche } from '../../features/rib/index.ts'
import { FactureDemarche, SinistreDemarche } from '../../features/sinistres/index.ts'
import { SuppressionDemarche } from '../../features/suppression/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'

/** What each act looks like, by its slug; each brings its own code. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map([
  [slugDe(ribPrestationsActe), RibDemarche],
  [slugDe(changementIdentifiantActe), IdentifiantDemarche],
  [slugDe(ribCotisationsActe), RibCotisationsDemarche],
  [slugDe(ribActe), RibDeuxDemarche],
  [slugDe(paiementCotisationActe), PaiementDemarche],
  [slugDe(declarationFactureActe), FactureDemarche],
  [slugDe(pecHospiActe), PecDemarche],
  [slugDe(carteTpActe), CarteDemarche],
  [slugDe(declarationSinistreActe), SinistreDemarche],
  [slugDe(consentementActe), lazyView(() => import('./ConsentementsScreen.tsx'))],
  [slugDe(adresseActe), AdresseDemarche],
  [slugDe(situationContractuelleActe), ChangementSituationDemarche],
  [slugDe(communicationActe), CommunicationDemarche],
  [slugDe(abonnementActe), AbonnementDemarche],
  [slugDe(dematerialisationActe), DematerialisationDemarche],
  [slugDe(contactActe), ContactDemarche],
  [slugDe(inscriptionBeneficiaireActe), InscriptionDemarche],
  [slugDe(radiationAssuresActe), RadiationDemarche],
  [slugDe(optionAffiliationActe), AjoutOptionDemarche],
  [slugDe(optionRadiationActe), RetraitOptionDemarche],
  [slugDe(radiationRenfortActe), RetraitOptionsDemarche],
  [slugDe(garantiesActe), NiveauDemarche],
  [slugDe(resiliationActe), ResiliationDemarche],
  [slugDe(renonciationActe), RenonciationDemarche],
  [slugDe(reclamationActe), ReclamationDemarche],
  [slugDe(droitsActe), DroitsDemarche],
  [slugDe(accessibiliteActe), AccessibiliteDemarche],
  [slugDe(suppressionCompteActe), SuppressionDemarche],
])
