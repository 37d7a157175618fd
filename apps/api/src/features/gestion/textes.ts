export const textes = {
  cleAutre: 'La clé d’idempotence de cette demande a servi à une autre',
  dejaFaite: 'Cette action est déjà enregistrée\u00a0: rechargez la page pour la voir',
  existeDeja: 'Cette valeur est déjà prise par une autre ligne',
  impossible: 'Cela n’est plus possible\u00a0: la ligne a changé',
  resumeGesteLot: (libelle: string) => `${libelle}, de plusieurs lignes`,
  versionInconnue: 'Cette version n’est plus connue',
  resumeUsages: 'où une ligne est utilisée',
  resumeHistorique: 'ce qui est arrivé à une ligne',
  resumeLot: 'modifier plusieurs lignes',
  resumeSuppressions: 'supprimer plusieurs lignes',
  resumePublications: 'publier plusieurs lignes',
  resumeExport: 'préparer un long export, annoncé par e-mail',
} as const
