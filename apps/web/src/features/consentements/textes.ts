export const textes = {
  // Given by the specification, to the letter.
  prisEnCompte: 'Nous avons bien pris en compte votre consentement.',
} as const
