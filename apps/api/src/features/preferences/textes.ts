import { elider } from '@espace-adherent/domain'

export const textes = {
  silence: 'Heures de silence',
  telephone: 'Appels pour vous présenter des offres',
  accord: (isDonne: boolean) => (isDonne ? 'Oui' : 'Non'),
  aucun: 'Aucun',
  aucune: 'Aucune',
  de: (debut: string, fin: string) => `${elider('De', debut)} à ${fin}`,
  alertes: 'Alertes',
  enLigne: 'En ligne',
  poste: 'Par la poste',
} as const
