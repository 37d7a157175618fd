export const textes = {
  fige: 'La notification est soumise ou partie\u00a0: ceci ne change plus',
  autrePersonne: 'Une autre personne doit approuver',
  nombreChange: (vu: number, total: number) =>
    `Vous avez vu ${vu} contrats, il y en a ${total}\u00a0: relisez avant d’approuver`,
  pasPossible: 'Cela n’est plus possible',
  quoi: (titre: string) => `la notification d’un changement, «\u00a0${titre}\u00a0»`,
} as const
