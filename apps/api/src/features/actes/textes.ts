export const textes = {
  autreTypeContrat: 'Cette démarche n’existe pas pour ce type de contrat',
  contratFini: 'Ce contrat a pris fin\u00a0: cette démarche ne le concerne plus',
  sansContrat: 'Le contrat concerné n’est pas indiqué',
  etapeInconnue: 'Cette étape ne fait pas partie de la démarche',
  autreAppareil:
    'Ce brouillon a été modifié sur un autre appareil\u00a0: rechargez-le pour reprendre là où vous en étiez',
} as const
