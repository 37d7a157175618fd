export const textes = {
  paiement: 'Payer par carte',
  paiementChapo:
    'Régler une cotisation ou rembourser un trop-perçu, sur la page sécurisée de notre prestataire.',
  etapeEcheances: 'Ce que vous payez',
  paiements: 'Paiements de cotisations',
} as const
