export const textes = {
  ajout: {
    chapo: 'Compléter votre contrat par un renfort de votre offre.',
    etapes: { renfort: 'Votre renfort' },
  },
  retrait: {
    chapo: 'Mettre fin à un renfort de votre contrat.',
    etapes: { renforts: 'Le renfort à retirer' },
  },
  retraits: {
    chapo: 'Mettre fin à plusieurs renforts de votre contrat en une fois.',
    etapes: { renforts: 'Les renforts à retirer' },
  },
} as const
