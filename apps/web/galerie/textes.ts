export const textes = {
  titre: 'Galerie des composants',
  chapo: 'Chaque pièce partagée du portail, dans tous ses états.',
  sections: 'Sections de la galerie',
  tout: 'Tout',
} as const
