export const textes = {
  paiement: {
    chapo:
      'Régler une cotisation ou rembourser un trop-perçu, sur la page sécurisée de notre prestataire.',
    etapes: { echeances: 'Ce que vous payez' },
  },
  paiements: 'Paiements de cotisations',
} as const
