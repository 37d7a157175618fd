export const textes = {
  /** The name of the most read questions, as the specification writes it. */
  populaires: 'Top 5',
  autresQuestions: 'Autres questions',
  etiquetteApi: 'faq',
  resumeClick: 'Questions fréquentes\u00a0: signaler l’ouverture d’une question',
  resumeUseful: 'Questions fréquentes\u00a0: donner son avis sur une réponse',
  sansReponse: 'Une question se publie avec sa réponse',
  motVide: 'Ce mot ne dit rien de ce que l’on cherche',
  autresVides: 'Écrivez au moins un autre mot',
  categorieInconnue: 'Cette catégorie n’existe pas',
  relieeInconnue: 'Une des questions à lire ensuite n’existe plus\u00a0: retirez-la',
  categorieOccupee:
    'Cette catégorie contient des questions\u00a0: déplacez-les avant de la supprimer',
  nomPris: 'Une catégorie porte déjà ce nom',
  ordreAncien: 'La liste a changé entre-temps\u00a0: relisez-la avant de changer l’ordre',
} as const
