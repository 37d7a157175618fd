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

export const documents = {
  editer: 'Obtenir un document',
  periode: 'Sur quelle période\u00a0?',
  afficherReleve: 'Afficher le relevé',
  rechercher: 'Rechercher un document',
  exemple: 'Échéancier, attestation…',
  aucunDocument: 'Aucun document pour le moment',
  aucunDocumentTexte: 'Vos documents apparaîtront ici dès que nous en aurons établi.',
  aucunResultat: 'Aucun document ne correspond',
  aucunResultatTexte: 'Essayez un autre mot, ou retirez un filtre.',
  courriers: 'Mes courriers',
  aucunCourrier: 'Aucun courrier ne vous a été envoyé.',
} as const
