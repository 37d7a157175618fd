export const textes = {
  chapo: 'Fermer votre espace personnel. Votre contrat, lui, continue.',
  etapes: { avant: 'Avant de fermer votre espace' },
} as const
