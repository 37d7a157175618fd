export const textes = {
  aucune: 'Rien de nouveau pour le moment',
  aucuneTexte: 'Les changements de votre espace seront annoncés ici.',
} as const
