export const textes = {
  communication: {
    chapo: 'Choisir comment et quand nous vous écrivons.',
    etapes: { contact: 'Comment vous écrire' },
  },
  abonnement: {
    chapo:
      'Choisir ce que nous vous annonçons\u00a0: un remboursement, un document, un prélèvement.',
    etapes: { alertes: 'Ce que nous vous annonçons' },
  },
  dematerialisation: {
    chapo: 'Choisir, document par document, entre le papier et votre espace.',
    etapes: { papiers: 'Vos documents' },
  },
} as const
