export const textes = {
  // Given by the specification, to the letter.
  modeGestionEchoue: 'Erreur lors de la récupération du mode de gestion.',
} as const
