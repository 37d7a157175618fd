export const textes = {
  api: {
    token: 'Réseaux de soins\u00a0: jeton pour en ouvrir un',
    image: 'Réseaux de soins\u00a0: image d’un réseau',
  },
} as const
