import { type CodeEdition, defineEdition } from '@espace-adherent/domain'
import { attestation, attestationMots } from './attestation.ts'
import { carteTp } from './carte-tp.ts'
import { confidentielsMots } from './confidentiels.ts'
import { devisMots } from './devis.ts'
import { echeancier, echeancierMots } from './echeancier.ts'
import { ficheConseilMots } from './fiche-conseil.ts'
import { ipidMots } from './ipid.ts'
import { mandatSepa, mandatSepaMots } from './mandat-sepa.ts'
import { communMots, type Modele } from './modele.ts'
import { releveAnnuel, releveAnnuelMots } from './releve-annuel.ts'
import {
  relevePrestations,
  relevePrestationsMots,
  releveRemboursements,
  releveRemboursementsMots,
} from './releves.ts'
import { situationContractuelle, situationContractuelleMots } from './situation-contractuelle.ts'
import { versesMots } from './verses.ts'

/** Every paper that the portal can make; the compiler asks for a model for each label. */
export const modeles: Record<CodeEdition, Modele> = {
  attestation,
  carteTp,
  situationContractuelle,
  mandatSepa,
  echeancier,
  relevePrestations,
  releveRemboursements,
  releveAnnuel,
}

/** One plain sentence under the name of each. */
export const descriptions = defineEdition({
  key: 'edition.descriptions',
  libelle: 'Documents\u00a0: la phrase sous chaque nom',
  variables: {},
  textes: {
    attestation: 'La preuve de votre couverture, pour un employeur, une école ou un organisme.',
    carteTp: 'À présenter avec votre carte Vitale\u00a0: vous n’avancez pas les frais.',
    situationContractuelle:
      'L’état de votre contrat aujourd’hui\u00a0: garanties, personnes, cotisation.',
    mandatSepa: 'L’autorisation de prélèvement que vous nous avez donnée, avec sa référence.',
    echeancier: 'Vos cotisations de l’année, échéance par échéance.',
    relevePrestations:
      'Vos soins réglés sur la période\u00a0: dépense, remboursements et reste à charge.',
    releveRemboursements: 'Les sommes que nous vous avons versées sur la période.',
    releveAnnuel: 'Sur une année\u00a0: ce que nous avons remboursé, ce que vous avez cotisé.',
  } satisfies Record<CodeEdition, string>,
})

export const documentsMots = [
  communMots,
  confidentielsMots,
  versesMots,
  descriptions,
  devisMots,
  ficheConseilMots,
  ipidMots,
  attestationMots,
  situationContractuelleMots,
  mandatSepaMots,
  echeancierMots,
  relevePrestationsMots,
  releveRemboursementsMots,
  releveAnnuelMots,
]
