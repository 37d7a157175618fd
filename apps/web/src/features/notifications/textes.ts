import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  cloche: (nonLues: number) =>
    nonLues === 0 ? 'Notifications' : `Notifications, ${denombre(nonLues, 'non lue', 'non lues')}`,
  beaucoup: '99+',
  aucune: 'Aucune notification',
  aucuneTexte: 'Nous vous préviendrons ici de ce qui concerne vos contrats.',
  toutLire: 'Tout marquer comme lu',
  lue: 'Marquer comme lue',
  nonLue: 'Marquer comme non lue',
  laquelle: (action: string, titre: string) => `${action}\u00a0: ${titre}`,
  toutesLues: (n: number) => `Marquer les ${n} comme lues`,
  autres: (n: number) => denombre(n, 'autre du même sujet', 'autres du même sujet'),
  nouvelle: 'Non lue',
  voir: 'Voir',
  suite: 'Afficher les plus anciennes',
  echec: 'La notification n’a pas pu être modifiée',
} as const
