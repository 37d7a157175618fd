import type { DocumentPossible } from '../actes/acte.ts'
import { documentsCommuns } from '../actes/documents.ts'
import type { ModeGestion } from '../actes/mode-gestion.ts'
import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { isPieceRequise } from '../rib/rib.ts'
import type { MotifRadiation } from './radiation.ts'

/** Every document that entering a contract may need. */
export const piecesInscription = {
  acteNaissance: {
    libelle: 'Acte de naissance ou livret de famille',
    raison: 'Il établit que cet enfant est le vôtre ou celui de la personne qui vit avec vous.',
  },
  certificatScolarite: {
    libelle: 'Certificat de scolarité',
    raison: 'De l’année en cours\u00a0: l’école n’est plus obligatoire à partir de 16\u00a0ans.',
  },
  acteMariage: documentsCommuns.acteMariage,
  attestationPacs: documentsCommuns.attestationPacs,
  attestationConcubinage: documentsCommuns.vieCommune,
  avisImposition: {
    libelle: 'Avis d’imposition',
    raison: 'Il établit que cette personne est à votre charge.',
  },
  attestationDroits: documentsCommuns.attestationDroits,
} as const satisfies Record<string, DocumentPossible>

/** The age from which school is no longer compulsory (Code de l’éducation, L.131-1). */
export const AGE_SCOLARITE = 16

const parLien: Record<string, readonly (keyof typeof piecesInscription)[]> = {
  Enfant: ['acteNaissance'],
  Conjoint: ['acteMariage'],
  'Partenaire de Pacs': ['attestationPacs'],
  Concubin: ['attestationConcubinage'],
  'Autre personne à charge': ['avisImposition'],
}

export function piecesBeneficiaire(
  { lien, dateNaissance }: { lien: string; dateNaissance: DateCalendaire | null },
  { jour, modeGestion }: { jour: DateCalendaire; modeGestion: ModeGestion },
): (keyof typeof piecesInscription)[] {
  if (!isPieceRequise(modeGestion)) return []
  const isGrand =
    lien === 'Enfant' && dateNaissance !== null && addYears(dateNaissance, AGE_SCOLARITE) <= jour
  return [
    ...(parLien[lien] ?? []),
    ...(isGrand ? (['certificatScolarite'] as const) : []),
    'attestationDroits',
  ]
}

/** Every document that leaving one may need. */
export const piecesRadiation = {
  attestationAdhesion: {
    libelle: 'Attestation d’adhésion à l’autre mutuelle',
    raison: 'Celle de l’employeur\u00a0: elle dit à partir de quand cette personne y est couverte.',
  },
  justificatifSeparation: documentsCommuns.separation,
  acteDeces: documentsCommuns.acteDeces,
  finEtudes: {
    libelle: 'Contrat de travail ou attestation de fin d’études',
    raison: 'Il établit que cet enfant n’est plus étudiant.',
  },
} as const satisfies Record<string, DocumentPossible>

const parMotif: Record<MotifRadiation, readonly (keyof typeof piecesRadiation)[]> = {
  couvertureObligatoire: ['attestationAdhesion'],
  separation: ['justificatifSeparation'],
  deces: ['acteDeces'],
  finEtudes: ['finEtudes'],
  autre: [],
}

export const piecesDuMotif = (motif: MotifRadiation | null, modeGestion: ModeGestion) =>
  motif === null || !isPieceRequise(modeGestion) ? [] : parMotif[motif]
