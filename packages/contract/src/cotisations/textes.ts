export const textes = {
  paiement: {
    libelle: 'Payer par carte',
    chapo:
      'Régler une cotisation ou rembourser un trop-perçu, sur la page sécurisée de notre prestataire.',
    etapes: { echeances: 'Ce que vous payez' },
  },
  paiements: 'Paiements de cotisations',
} as const
