export const textes = {
  // Given by the specification, to the letter.
  accesEchoue: 'Erreur lors de la récupération du token SSO.',
  ouverture: (reseau: string) => `Ouverture de ${reseau}…`,
} as const
