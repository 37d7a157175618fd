export const contrats = {
  votreContrat: 'Votre contrat',
  attestation: 'Attestation de droits',
  aucunCompte: 'Aucun compte n’est encore enregistré.',
  parCheque:
    'Vos remboursements vous sont envoyés par chèque. Avec un compte bancaire, ils arrivent par virement.',
  compteNonCommunique: 'Vos remboursements sont versés sur le compte du contrat.',
  toutVoir: 'Tout voir',
  modifierRib: 'Modifier mes coordonnées bancaires',
  voirCoordonnees: 'Voir mes coordonnées bancaires',
  ribEnAttente:
    'Un changement de compte est en cours\u00a0: celui-ci reste utilisé jusqu’à sa date d’effet.',
  assures: 'Les personnes couvertes',
} as const
