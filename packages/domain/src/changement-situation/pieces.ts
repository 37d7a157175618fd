import type { DocumentPossible } from '../actes/acte.ts'
import { avec, documentsCommuns, exiger } from '../actes/documents.ts'
import type { SaisieChangement } from './changement.ts'

/** By the codes of « situation-familiale »; whoever is single again has been something else before. */
const devenu = (...codes: string[]) => ({
  quand: ({ nature, codeSituationFamiliale: code }: SaisieChangement) =>
    nature === 'etatCivil' && codes.includes(code),
})

/** Every document that a change may need: one for each. */
export const piecesChangement = exiger('manuel', {
  acteMariage: { ...documentsCommuns.acteMariage, ...devenu('MAR') },
  attestationPacs: { ...documentsCommuns.attestationPacs, ...devenu('PAC') },
  attestationVieCommune: { ...documentsCommuns.vieCommune, ...devenu('CON') },
  justificatifSeparation: { ...documentsCommuns.separation, ...devenu('SEP', 'DIV', 'CEL') },
  acteDeces: { ...documentsCommuns.acteDeces, ...devenu('VEU') },
  pieceIdentite: {
    libelle: 'Pièce d’identité ou livret de famille à jour',
    raison: 'Nous écrivons le nom comme l’état civil\u00a0: la carte de tiers payant le reprend.',
    ...avec('nature', 'nom'),
  },
  attestationDroits: { ...documentsCommuns.attestationDroits, ...avec('nature', 'regime') },
  attestationEmployeur: {
    libelle: 'Attestation de l’employeur ou contrat de travail',
    raison: 'Elle établit qui emploie cette personne, et depuis quand.',
    ...avec('nature', 'employeur'),
  },
} satisfies Record<string, DocumentPossible<SaisieChangement>>)
