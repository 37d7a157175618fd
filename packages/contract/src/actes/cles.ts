import { type DomaineDelegation, isDelegue } from '@espace-adherent/domain'
import { type ActeGestion, tetes } from './liste.ts'

/** The order in which the wire named the first of them; those that came after follow, as they are listed. */
const premieres =
  'ribPrestations ribCotisations rib paiementCotisation consentement adresse situationContractuelle communication abonnement dematerialisation contact inscriptionBeneficiaire radiationAssures optionAffiliation optionRadiation radiationRenfort garanties changementIdentifiant suppressionCompte declarationSinistre declarationSinistreV2 pecHospi carteTp renonciation reclamation droits accessibilite resiliation'.split(
    ' ',
  )

const rang = (acte: ActeGestion) => {
  const place = premieres.indexOf(acte.replace(/ActeGestion$/, ''))
  return place < 0 ? premieres.length : place
}

/** The keys of all acts, as the wire and staff name them. */
export const actesGestion = tetes
  .map(({ key }): ActeGestion => key)
  .sort((un, autre) => rang(un) - rang(autre)) as [ActeGestion, ...ActeGestion[]]

/** Those whose requests are shown to a relative who was let into these areas. */
export const actesDelegues = (domaines: readonly DomaineDelegation[]): ActeGestion[] =>
  tetes.filter(({ delegation }) => isDelegue(delegation, domaines)).map(({ key }) => key)
