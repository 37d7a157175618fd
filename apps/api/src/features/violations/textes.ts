export const textes = {
  finAvantDebut: 'La fin vient avant le début',
  constateFutur: 'Ce moment n’est pas encore venu',
  fige: 'L’information des personnes est soumise ou partie\u00a0: ceci ne change plus',
  motifRequis: 'Dites pourquoi les personnes ne sont pas informées',
  messageRequis: 'Écrivez d’abord ce que les personnes liront',
  personne: 'L’historique ne désigne personne',
  notification: 'Un incident a touché vos données',
} as const
