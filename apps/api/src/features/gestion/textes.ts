import { formatDate } from '@espace-adherent/domain'

export const textes = {
  existeDeja: 'Cette valeur est déjà prise par une autre ligne',
  versionInconnue: 'Cette version n’est plus connue',
  resumeUsages: 'où une ligne est utilisée',
  resumeHistorique: 'ce qui est arrivé à une ligne',
  resumeLot: 'modifier plusieurs lignes',
  resumeSuppressions: 'supprimer plusieurs lignes',
  resumePublications: 'publier plusieurs lignes',
  resumeExport: 'préparer un long export, annoncé par e-mail',
  exportPret: {
    sujet: (libelle: string) => `Votre export «\u00a0${libelle}\u00a0» est prêt`,
    texte: (libelle: string, lignes: number) =>
      `L’export «\u00a0${libelle}\u00a0» que vous avez demandé est prêt\u00a0: ${lignes.toLocaleString('fr-FR')}\u00a0lignes.`,
    ou: (jusquAu: string) =>
      `Vous le trouverez dans l’administration du portail, page «\u00a0Exports\u00a0», jusqu’au ${formatDate(jusquAu)}.`,
  },
} as const
