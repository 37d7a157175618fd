export const textes = {
  toutLeMonde: 'Tout le monde',
  apercu: 'Aperçu',
  apercuAu: 'Tel qu’il sera lu le',
  apercuAuAide: 'Sans date\u00a0: avec les brouillons.',
  apercuPour: 'Tel que le lira',
  telephone: 'Sur un téléphone',
  ordinateur: 'Sur un ordinateur',
} as const
