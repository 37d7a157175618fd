export const textes = {
  paiement: 'Payer une cotisation par carte',
  paiementChapo:
    'Régler une échéance rejetée ou à payer, sur la page sécurisée de notre prestataire.',
  etapeEcheances: 'Ce que vous payez',
  paiements: 'Paiements de cotisations',
} as const
