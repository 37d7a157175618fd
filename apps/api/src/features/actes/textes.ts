import { formatDate } from '@espace-adherent/domain'

export const textes = {
  etapeInconnue: 'Cette étape ne fait pas partie de la démarche',
  autreAppareil:
    'Ce brouillon a été modifié sur un autre appareil\u00a0: rechargez-le pour reprendre là où vous en étiez',
  brouillon: {
    sujet: (libelle: string) => `Votre brouillon «\u00a0${libelle}\u00a0» va être supprimé`,
    texte: (libelle: string, jusquAu: string) =>
      `Vous avez commencé la démarche «\u00a0${libelle}\u00a0» sans l’envoyer. Sans changement de votre part, ce brouillon sera supprimé le ${formatDate(jusquAu)}.`,
    lien: 'Reprendre ma démarche',
  },
} as const
