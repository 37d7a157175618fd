export const textes = {
  ajout: {
    libelle: 'Ajouter un renfort',
    chapo: 'Compléter votre contrat par un renfort de votre offre.',
    etape: 'Votre renfort',
  },
  retrait: {
    libelle: 'Retirer un renfort',
    chapo: 'Mettre fin à un renfort de votre contrat.',
    etape: 'Le renfort à retirer',
  },
  retraits: {
    libelle: 'Retirer plusieurs renforts',
    chapo: 'Mettre fin à plusieurs renforts de votre contrat en une fois.',
    etape: 'Les renforts à retirer',
  },
} as const
