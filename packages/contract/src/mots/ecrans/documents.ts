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
