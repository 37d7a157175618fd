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
  ribEnAttente: 'Vos nouvelles coordonnées bancaires sont en cours de vérification.',
  assures: 'Les personnes couvertes',
} as const
