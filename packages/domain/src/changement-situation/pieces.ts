import type { DocumentPossible } from '../actes/acte.ts'
import { documentsCommuns } from '../actes/documents.ts'
import type { ModeGestion } from '../actes/mode-gestion.ts'
import { isPieceRequise } from '../rib/rib.ts'

/** Every document that a change may need. */
export const piecesChangement = {
  acteMariage: documentsCommuns.acteMariage,
  attestationPacs: documentsCommuns.attestationPacs,
  attestationVieCommune: documentsCommuns.vieCommune,
  justificatifSeparation: documentsCommuns.separation,
  acteDeces: documentsCommuns.acteDeces,
  pieceIdentite: {
    libelle: 'Pièce d’identité ou livret de famille à jour',
    raison: 'Nous écrivons le nom comme l’état civil\u00a0: la carte de tiers payant le reprend.',
  },
  attestationDroits: documentsCommuns.attestationDroits,
  attestationEmployeur: {
    libelle: 'Attestation de l’employeur ou contrat de travail',
    raison: 'Elle établit qui emploie cette personne, et depuis quand.',
  },
} as const satisfies Record<string, DocumentPossible>
export type PieceChangement = keyof typeof piecesChangement

/** By the codes of « situation-familiale »; whoever is single again has been something else before. */
const parSituation: Readonly<Record<string, PieceChangement>> = {
  MAR: 'acteMariage',
  PAC: 'attestationPacs',
  CON: 'attestationVieCommune',
  SEP: 'justificatifSeparation',
  DIV: 'justificatifSeparation',
  CEL: 'justificatifSeparation',
  VEU: 'acteDeces',
}

const parNature: Readonly<Record<string, PieceChangement>> = {
  nom: 'pieceIdentite',
  regime: 'attestationDroits',
  employeur: 'attestationEmployeur',
}

/** One document, by what changed; where the portal treats it by itself, none. */
export function piecesDuChangement(
  { nature, codeSituationFamiliale }: { nature: string; codeSituationFamiliale: string },
  modeGestion: ModeGestion,
): PieceChangement[] {
  const champ = nature === 'etatCivil' ? parSituation[codeSituationFamiliale] : parNature[nature]
  return champ && isPieceRequise(modeGestion) ? [champ] : []
}
