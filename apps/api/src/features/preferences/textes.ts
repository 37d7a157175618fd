export const textes = {
  silence: 'Heures de silence',
  aucun: 'Aucun',
  aucune: 'Aucune',
  de: (debut: string, fin: string) => `De ${debut} à ${fin}`,
  alertes: 'Alertes',
  enLigne: 'En ligne',
  poste: 'Par la poste',
} as const
