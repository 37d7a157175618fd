export const textes = {
  finAvantDebut: 'La fin vient avant le début',
  constateFutur: 'Ce moment n’est pas encore venu',
  fige: 'L’information des personnes est soumise ou partie\u00a0: ceci ne change plus',
  motifRequis: 'Dites pourquoi les personnes ne sont pas informées',
  messageRequis: 'Écrivez d’abord ce que les personnes liront',
  personne: 'L’historique ne désigne personne',
  autrePersonne: 'Une autre personne doit approuver',
  nombreChange: (vu: number, total: number) =>
    `Vous avez vu ${vu} personnes, il y en a ${total}\u00a0: relisez avant d’approuver`,
  pasPossible: 'Cela n’est plus possible',
  notification: 'Un incident a touché vos données',
} as const
