export const textes = {
  libelle: 'Déclarer un sinistre de prévoyance',
  chapo: 'Arrêt de travail, invalidité, accident, hospitalisation ou décès.',
  etapeQuoi: 'Ce qui est arrivé',
  etapeQuand: 'Les dates',
  etapePieces: 'Les documents',
  demanderPieces: 'Demander toutes les pièces',
  verser: 'Verser le capital ou la rente',
  facture: {
    libelle: 'Envoyer une facture de soins',
    chapo:
      'Des soins que votre carte Vitale n’a pas transmis\u00a0: sachez ce qui vous sera remboursé.',
    etapeQui: 'Qui, où et quand',
    etapeSoins: 'Les soins',
  },
} as const
