export const textes = {
  toutChoisir: 'Choisir toutes les lignes affichées',
  choisir: (titre: string) => `Choisir ${titre}`,
} as const
