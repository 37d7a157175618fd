import type { TeteActe } from '../acte/tete.ts'
import {
  abonnementTete,
  accessibiliteTete,
  adresseTete,
  carteTpTete,
  changementIdentifiantTete,
  communicationTete,
  consentementTete,
  contactTete,
  declarationFactureTete,
  declarationSinistreTete,
  dematerialisationTete,
  droitsTete,
  garantiesTete,
  inscriptionBeneficiaireTete,
  optionAffiliationTete,
  optionRadiationTete,
  pecHospiTete,
  radiationAssuresTete,
  radiationRenfortTete,
  reclamationTete,
  reglementTete,
  renonciationTete,
  resiliationTete,
  ribCotisationsTete,
  ribPrestationsTete,
  ribTete,
  situationContractuelleTete,
  suppressionCompteTete,
} from './tetes.ts'

/** Every act that a member can ask for, in the order of « Mes démarches »: the one list of them. */
export const tetes = [
  ribPrestationsTete,
  ribCotisationsTete,
  ribTete,
  reglementTete,
  declarationFactureTete,
  pecHospiTete,
  carteTpTete,
  declarationSinistreTete,
  consentementTete,
  adresseTete,
  situationContractuelleTete,
  communicationTete,
  abonnementTete,
  dematerialisationTete,
  contactTete,
  inscriptionBeneficiaireTete,
  radiationAssuresTete,
  optionAffiliationTete,
  optionRadiationTete,
  radiationRenfortTete,
  garantiesTete,
  renonciationTete,
  resiliationTete,
  reclamationTete,
  droitsTete,
  accessibiliteTete,
  changementIdentifiantTete,
  suppressionCompteTete,
] as const

export type ActeGestion = (typeof tetes)[number]['key']
/** Those of a slice: `ActesDe<'rib'>`. */
export type ActesDe<S extends (typeof tetes)[number]['slice']> = Extract<
  (typeof tetes)[number],
  { slice: S }
>['key']

const parCle = Object.fromEntries(tetes.map((tete) => [tete.key, tete])) as Readonly<
  Record<ActeGestion, TeteActe<ActeGestion>>
>

export const isActeGestion = (nom: string): nom is ActeGestion => Object.hasOwn(parCle, nom)

/** A request that an older version kept may be of an act that is no more: then there is none. */
export const teteDe = (acte: ActeGestion): TeteActe<ActeGestion> => parCle[acte]
