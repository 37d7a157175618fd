export const textes = {
  libelle: 'Supprimer mon compte',
  chapo: 'Fermer votre espace personnel. Votre contrat, lui, continue.',
  etape: 'Avant de fermer votre espace',
} as const
