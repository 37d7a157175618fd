import type { ActeGestion } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { AccessibiliteDemarche } from '../../features/accessibilite/index.ts'
import { presentationDe } from '../../features/actes/index.ts'
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

/** What each act looks like; each brings its own code, and this none of it. */
const vues: Record<ActeGestion, ComponentType> = {
  ribPrestationsActeGestion: RibDemarche,
  changementIdentifiantActeGestion: IdentifiantDemarche,
  ribCotisationsActeGestion: RibCotisationsDemarche,
  ribActeGestion: RibDeuxDemarche,
  paiementCotisationActeGestion: PaiementDemarche,
  declarationSinistreV2ActeGestion: FactureDemarche,
  pecHospiActeGestion: PecDemarche,
  carteTpActeGestion: CarteDemarche,
  declarationSinistreActeGestion: SinistreDemarche,
  consentementActeGestion: lazyView(() => import('./ConsentementsScreen.tsx')),
  adresseActeGestion: AdresseDemarche,
  situationContractuelleActeGestion: ChangementSituationDemarche,
  communicationActeGestion: CommunicationDemarche,
  abonnementActeGestion: AbonnementDemarche,
  dematerialisationActeGestion: DematerialisationDemarche,
  contactActeGestion: ContactDemarche,
  inscriptionBeneficiaireActeGestion: InscriptionDemarche,
  radiationAssuresActeGestion: RadiationDemarche,
  optionAffiliationActeGestion: AjoutOptionDemarche,
  optionRadiationActeGestion: RetraitOptionDemarche,
  radiationRenfortActeGestion: RetraitOptionsDemarche,
  garantiesActeGestion: NiveauDemarche,
  resiliationActeGestion: ResiliationDemarche,
  renonciationActeGestion: RenonciationDemarche,
  reclamationActeGestion: ReclamationDemarche,
  droitsActeGestion: DroitsDemarche,
  accessibiliteActeGestion: AccessibiliteDemarche,
  suppressionCompteActeGestion: SuppressionDemarche,
}

/** The same, by their slugs. */
export const demarches: ReadonlyMap<string, ComponentType> = new Map(
  (Object.keys(vues) as ActeGestion[]).map((acte) => [presentationDe(acte).slug, vues[acte]]),
)
