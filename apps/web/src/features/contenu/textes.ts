export const textes = {
  tableau: 'Tableau',
  // Given by the specification, to the letter.
  chargement: 'Chargement en cours...',
  echec: (name: string) => `Le message ${name} n'a pas pu être chargé.`,
} as const
