/** Texts given by the specification are kept to the letter. */
export const textes = {
  jetonNonRecu: 'Erreur lors de la récupération du token SSO.',
  ouverture: (reseau: string) => `Ouverture de ${reseau}…`,
} as const
