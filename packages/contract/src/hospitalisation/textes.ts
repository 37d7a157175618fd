export const textes = {
  libelle: 'Préparer une hospitalisation',
  chapo: 'Demander une prise en charge\u00a0: l’établissement est réglé directement.',
  etapes: { qui: 'Qui, et où', quand: 'Le séjour', chambre: 'La chambre' },
  piece: 'Bulletin de préadmission',
  raison: 'Si l’établissement vous en a remis un\u00a0: la réponse est plus rapide.',
} as const
