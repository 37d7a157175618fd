export const textes = {
  api: {
    etiquette: 'identity',
    token: 'Jeton d’authentification unique, pour ouvrir le site d’un partenaire',
    verify: 'Vérifier le jeton qu’un adhérent apporte (sites partenaires)',
  },
} as const
