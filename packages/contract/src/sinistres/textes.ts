export const textes = {
  chapo: 'Arrêt de travail, invalidité, accident, hospitalisation ou décès.',
  etapes: { quoi: 'Ce qui est arrivé', quand: 'Les dates', pieces: 'Les documents' },
  demanderPieces: 'Demander tous les documents',
  verser: 'Verser le capital ou la rente',
  facture: {
    chapo:
      'Des soins que votre carte Vitale n’a pas transmis\u00a0: sachez ce qui vous sera remboursé.',
    etapes: { qui: 'Qui, où et quand', soins: 'Les soins', pieces: 'Les documents' },
  },
} as const
