export const textes = {
  communication: {
    libelle: 'Mes préférences de contact',
    chapo: 'Choisir comment et quand nous vous écrivons.',
    etapes: { contact: 'Comment vous écrire' },
  },
  abonnement: {
    libelle: 'Mes alertes',
    chapo: 'Être prévenu d’un remboursement, d’un document, d’un prélèvement.',
    etapes: { alertes: 'Ce dont vous voulez être prévenu' },
  },
  dematerialisation: {
    libelle: 'Mes documents en ligne ou par la poste',
    chapo: 'Choisir, document par document, entre le papier et votre espace.',
    etapes: { papiers: 'Vos documents' },
  },
} as const
