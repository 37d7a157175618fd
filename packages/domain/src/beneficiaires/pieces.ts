import type { DocumentPossible } from '../actes/acte.ts'
import { avec, documentsCommuns, exiger } from '../actes/documents.ts'
import { addYears } from '../calendrier/calcul.ts'
import { parseDate } from '../calendrier/saisie.ts'
import type { SaisieBeneficiaire } from './inscription.ts'
import type { SaisieRadiation } from './radiation.ts'

/** The age from which school is no longer compulsory (Code de l’éducation, L.131-1). */
export const AGE_SCOLARITE = 16

/** Every document that entering a contract may need. */
export const piecesInscription = exiger('manuel', {
  acteNaissance: {
    libelle: 'Acte de naissance ou livret de famille',
    raison: 'Il établit que cet enfant est le vôtre ou celui de la personne qui vit avec vous.',
    ...avec('lien', 'Enfant'),
  },
  certificatScolarite: {
    libelle: 'Certificat de scolarité',
    raison: 'De l’année en cours\u00a0: l’école n’est plus obligatoire à partir de 16\u00a0ans.',
    quand: ({ lien, dateNaissance }, { jour }) =>
      lien === 'Enfant' && addYears(parseDate(dateNaissance) ?? jour, AGE_SCOLARITE) <= jour,
  },
  acteMariage: { ...documentsCommuns.acteMariage, ...avec('lien', 'Conjoint') },
  attestationPacs: { ...documentsCommuns.attestationPacs, ...avec('lien', 'Partenaire de Pacs') },
  attestationConcubinage: { ...documentsCommuns.vieCommune, ...avec('lien', 'Concubin') },
  avisImposition: {
    libelle: 'Avis d’imposition',
    raison: 'Il établit que cette personne est à votre charge.',
    ...avec('lien', 'Autre personne à charge'),
  },
  attestationDroits: documentsCommuns.attestationDroits,
} satisfies Record<string, DocumentPossible<SaisieBeneficiaire>>)

/** Every document that leaving one may need. */
export const piecesRadiation = exiger('manuel', {
  attestationAdhesion: {
    libelle: 'Attestation d’adhésion à l’autre mutuelle',
    raison:
      'Celle de l’employeur\u00a0: elle indique à partir de quand cette personne y est couverte.',
    ...avec('motif', 'couvertureObligatoire'),
  },
  justificatifSeparation: { ...documentsCommuns.separation, ...avec('motif', 'separation') },
  acteDeces: { ...documentsCommuns.acteDeces, ...avec('motif', 'deces') },
  finEtudes: {
    libelle: 'Contrat de travail ou attestation de fin d’études',
    raison: 'Il établit que cet enfant n’est plus étudiant.',
    ...avec('motif', 'finEtudes'),
  },
} satisfies Record<string, DocumentPossible<SaisieRadiation>>)
