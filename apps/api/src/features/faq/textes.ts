export const textes = {
  /** The name of the most read questions, as the specification writes it. */
  populaires: 'Top 5',
  autresQuestions: 'Autres questions',
  etiquetteApi: 'faq',
  resumeClick: 'Questions fréquentes : signaler l’ouverture d’une question',
  resumeUseful: 'Questions fréquentes : donner son avis sur une réponse',
} as const
