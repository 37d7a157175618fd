import { type EtatDemande, libelleEtatDe } from '@espace-adherent/domain'
import { accessibiliteTete } from '../accessibilite/tete.ts'
import type { TeteActe } from '../acte/tete.ts'
import { adresseTete } from '../adresse/tete.ts'
import { inscriptionBeneficiaireTete, radiationAssuresTete } from '../beneficiaires/tete.ts'
import { carteTpTete } from '../carte-tp/tete.ts'
import { situationContractuelleTete } from '../changement-situation/tete.ts'
import { changementIdentifiantTete } from '../comptes/tete.ts'
import { consentementTete } from '../consentements/tete.ts'
import { contactTete } from '../contact/tete.ts'
import { reglementTete } from '../cotisations/tete.ts'
import { decesTete } from '../deces/tete.ts'
import { droitsTete } from '../droits-personnels/tete.ts'
import { garantiesTete } from '../garanties/tete.ts'
import { pecHospiTete } from '../hospitalisation/tete.ts'
import {
  optionAffiliationTete,
  optionRadiationTete,
  radiationRenfortTete,
} from '../options/tete.ts'
import { abonnementTete, communicationTete, dematerialisationTete } from '../preferences/tete.ts'
import { reclamationTete } from '../reclamation/tete.ts'
import { renonciationTete } from '../renonciation/tete.ts'
import { resiliationTete } from '../resiliation/tete.ts'
import { ribCotisationsTete, ribPrestationsTete, ribTete } from '../rib/tete.ts'
import { declarationFactureTete, declarationSinistreTete } from '../sinistres/tete.ts'
import { suppressionCompteTete } from '../suppression/tete.ts'

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
  decesTete,
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

/** A conversation: it is answered. */
export const isEchange = (acte: ActeGestion): boolean => teteDe(acte)?.isEchange === true

/** A choice of one's own: there is no request of it. */
export const isPreference = (acte: ActeGestion): boolean => teteDe(acte)?.isPreference === true

/** Where a request stands, as everybody is told: on screens, in mails, on papers, in what is taken away. */
export const libelleEtat = ({ acte, etat }: { acte: ActeGestion; etat: EtatDemande }): string =>
  libelleEtatDe(etat, isEchange(acte))
