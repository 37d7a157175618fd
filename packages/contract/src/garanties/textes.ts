export const textes = {
  chapo: 'Comparer les niveaux sur vos propres soins, et choisir le vôtre.',
  etapes: { niveau: 'Votre niveau' },
} as const
