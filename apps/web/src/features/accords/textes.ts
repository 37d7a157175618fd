export const textes = {
  actions: 'Actions',
  gestes: { soumettre: 'Soumettre', approuver: 'Approuver', refuser: 'Refuser' },
  quoi: (geste: string, titre: string) => `${geste}\u00a0: ${titre}`,
  fermer: 'Fermer',
  fait: 'C’est fait',
  echec: 'Cela n’a pas été fait',
} as const
