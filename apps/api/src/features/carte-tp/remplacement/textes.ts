export const textes = {
  motif: 'Motif',
  precision: 'Ce qui est faux',
  support: 'Comment la recevoir',
  validite: 'Carte valable',
  periode: (debut: string, fin: string) => `du ${debut} au ${fin}`,
  aucune: 'Ce contrat n’a pas de carte en cours à remplacer',
  dejaEmise: 'Votre carte date d’aujourd’hui\u00a0: elle est déjà la nouvelle',
  titreDocument: 'Carte de tiers payant',
} as const
