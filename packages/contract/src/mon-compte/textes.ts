export const textes = {
  libelle: 'Changer mon identifiant',
  chapo: 'Remplacer l’adresse e-mail avec laquelle vous vous connectez.',
  etape: 'Votre nouvelle adresse',
} as const
