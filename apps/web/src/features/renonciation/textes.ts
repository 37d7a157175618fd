/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  titre: 'Vous avez changé d’avis\u00a0?',
  texte:
    'Vous pouvez renoncer à ce que vous venez de souscrire, sans vous justifier et sans frais.',
  conclue: (jour: string, jusquAu: string) => `Souscrit le ${jour}. Possible jusqu’au ${jusquAu}.`,
  renoncer: 'Renoncer au contrat ici',
  renoncerA: (libelle: string) => `Renoncer au contrat ici\u00a0: ${libelle}`,
  choix: 'À quoi renoncez-vous\u00a0?',
  aucune: {
    titre: 'Vous n’avez plus de souscription en ligne à laquelle renoncer.',
    texte: 'Vous pouvez toujours retirer un renfort, changer de niveau ou résilier votre contrat.',
  },
  confirmer: 'Confirmer',
} as const
