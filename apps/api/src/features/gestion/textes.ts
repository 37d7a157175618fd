export const textes = {
  existeDeja: 'Cette valeur est déjà prise par une autre ligne',
  versionInconnue: 'Cette version n’est plus connue',
  reserves: 'À confirmer avant d’enregistrer',
  resumeVersions: 'ce qu’une ligne a dit, version par version',
  resumeApercu: 'aperçu, sans rien garder',
  resumeEssai: 'essai, pour soi',
  resumeUsages: 'où une ligne est utilisée',
  resumeHistorique: 'ce qui est arrivé à une ligne',
  resumeLot: 'modifier plusieurs lignes',
  resumeSuppressions: 'supprimer plusieurs lignes',
  resumePublications: 'publier plusieurs lignes',
  resumeExport: 'préparer un long export, annoncé par e-mail',
} as const
