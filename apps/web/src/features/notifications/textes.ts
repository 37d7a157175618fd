import { formatDateLongue } from '@espace-adherent/domain/calendrier'
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
  autres: (n: number, depuis: string | null) =>
    `${denombre(n, 'autre du même sujet', 'autres du même sujet')}${depuis === null ? '' : `, depuis le ${formatDateLongue(depuis)}`}`,
  aujourdhui: 'Aujourd’hui',
  hier: 'Hier',
  nouvelle: 'Non lue',
  voir: 'Voir',
  suite: 'Afficher les plus anciennes',
  echec: 'La notification n’a pas pu être modifiée',
} as const
