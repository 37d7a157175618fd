export const textes = {
  niveau: 'Niveau',
  debut: 'Date du changement',
  rembourse: 'Remboursé sur vos 12 derniers mois de soins',
  reste: 'Resté à votre charge sur ces 12 mois',
  renfort: (libelle: string) => `Renfort «\u00a0${libelle}\u00a0»`,
  compris: 'Compris',
  sansOffre: (fin: string) => `${fin}\u00a0: ce niveau ne le propose pas`,
  plusVendu: 'Ce niveau n’est plus proposé',
  devis: (nomOffre: string) => `Devis ${nomOffre}`,
} as const
