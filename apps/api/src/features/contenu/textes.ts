export const textes = {
  nomPris: 'Ce nom existe déjà dans ce bloc',
  publieEncore: 'Ce contenu est public ou programmé\u00a0: retirez-le avant de le supprimer',
  sansAlternative: 'Chaque image a une description, ou une description vide si elle est décorative',
} as const
