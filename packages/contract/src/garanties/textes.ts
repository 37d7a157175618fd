export const textes = {
  libelle: 'Changer de niveau de garanties',
  chapo: 'Comparer les niveaux sur vos propres soins, et choisir le vôtre.',
  etape: 'Votre niveau',
} as const
