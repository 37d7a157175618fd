import { champs, definePartie } from '../partie.ts'
import { findToutesNotifications } from './notifications.repository.ts'

export const notificationsDonnees = definePartie({
  cle: 'notifications',
  titre: 'Notifications',
  chapitre: 'echanges',
  tables: ['notification'],
  forme: 'tableau',
  champs: {
    creeLe: champs.instant('Le'),
    titre: 'Titre',
    texte: 'Texte',
    lueLe: { libelle: 'Lue le', genre: 'instant', isDetail: true },
  },
  lire: ({ db, compteId }) => findToutesNotifications(db, compteId),
})
