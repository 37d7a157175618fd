export const textes = {
  contenu: 'Contenu',
  nouveaute: 'Nouveauté',
  documents: 'Documents de la médiathèque',
  fichierInconnu: 'Ce fichier n’est pas arrivé\u00a0: envoyez-le de nouveau',
  enAnalyse: 'Ce fichier est encore en cours d’analyse\u00a0: réessayez dans un instant',
  format: 'Une image PNG ou JPEG, ou un document PDF',
  tropLourd: 'Un document de la médiathèque pèse 5\u00a0Mo au plus',
  bibliotheque: 'Cette bibliothèque n’existe pas',
  tags: 'Ce tag n’existe pas',
  utilise: 'Ce document est montré par un texte\u00a0: retirez-le d’abord de là',
} as const
