import type { DocumentPossible } from './acte.ts'

/** Documents that several acts ask for, each said once. */
export const documentsCommuns = {
  acteMariage: {
    libelle: 'Acte de mariage ou livret de famille',
    raison: 'Il établit le mariage et sa date.',
  },
  attestationPacs: {
    libelle: 'Attestation d’enregistrement du Pacs',
    raison: 'Elle établit le Pacs et sa date.',
  },
  vieCommune: {
    libelle: 'Attestation de vie commune',
    raison: 'Un certificat de la mairie, ou un justificatif de domicile aux deux noms.',
  },
  separation: {
    libelle: 'Jugement, convention ou attestation de dissolution du Pacs',
    raison: 'Il établit la date de la séparation.',
  },
  acteDeces: {
    libelle: 'Acte de décès',
    raison: 'La copie délivrée gratuitement par la mairie.',
  },
  attestationDroits: {
    libelle: 'Attestation de droits',
    raison:
      'Celle de l’Assurance maladie, de moins de trois mois\u00a0: elle dit de quelle caisse dépend cette personne.',
  },
} as const satisfies Record<string, DocumentPossible>
