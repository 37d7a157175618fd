export const textes = {
  ajout: {
    libelle: 'Ajouter un renfort',
    chapo: 'Compléter votre contrat par un renfort de votre offre.',
    etapes: { renfort: 'Votre renfort' },
  },
  retrait: {
    libelle: 'Retirer un renfort',
    chapo: 'Mettre fin à un renfort de votre contrat.',
    etapes: { renforts: 'Le renfort à retirer' },
  },
  retraits: {
    libelle: 'Retirer plusieurs renforts',
    chapo: 'Mettre fin à plusieurs renforts de votre contrat en une fois.',
    etapes: { renforts: 'Les renforts à retirer' },
  },
} as const
