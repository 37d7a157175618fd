export const textes = {
  siteInconnu:
    'Ce site n’est pas parmi ceux des partenaires\u00a0: deux administrateurs l’y ajoutent, dans la fiche du client',
  api: {
    token: 'Réseaux de soins\u00a0: jeton pour en ouvrir un',
    image: 'Réseaux de soins\u00a0: image d’un réseau',
  },
} as const
