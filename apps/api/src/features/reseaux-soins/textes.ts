export const textes = {
  api: {
    token: 'Réseaux de soins : jeton pour en ouvrir un',
    image: 'Réseaux de soins : image d’un réseau',
  },
} as const
