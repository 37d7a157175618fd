export const textes = {
  chapo: 'Remplacer l’adresse e-mail avec laquelle vous vous connectez.',
  etapes: { adresse: 'Votre nouvelle adresse' },
} as const
