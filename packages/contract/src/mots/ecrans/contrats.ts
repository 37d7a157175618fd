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
    'Votre nouveau compte est en cours de vérification, ou attend sa date d’effet\u00a0: d’ici là, rien ne change.',
  assures: 'Les personnes couvertes',
} as const
