export const textes = {
  chapo: 'Arrêt de travail, invalidité, accident, hospitalisation ou décès.',
  etapes: { quoi: 'Ce qui est arrivé', quand: 'Les dates', pieces: 'Les documents' },
  demanderPieces: 'Demander tous les documents',
  verser: 'Verser le capital ou la rente',
  facture: {
    chapo:
      'Des soins que votre carte Vitale n’a pas transmis\u00a0: sachez ce qui vous sera remboursé.',
    etapes: { photo: 'La photo', soin: 'Le soin', montant: 'Le montant', soins: 'Les soins' },
  },
} as const
