export const textes = {
  libelle: 'Supprimer mon compte',
  chapo: 'Fermer votre espace personnel. Votre contrat, lui, continue.',
  etapes: { avant: 'Avant de fermer votre espace' },
} as const
