export const textes = {
  chapo: 'Demander une prise en charge\u00a0: l’établissement est réglé directement.',
  etapes: { qui: 'Qui, et où', quand: 'Le séjour', chambre: 'La chambre' },
  champs: {
    personne: 'Personne hospitalisée',
    etablissement: 'Établissement',
    service: 'Service',
    motif: 'Motif du séjour',
    entree: 'Date d’entrée',
    duree: 'Durée',
    chambre: 'Chambre',
    particuliere: 'Chambre particulière',
    double: 'Chambre double, sans supplément',
    accompagnant: 'Lit d’accompagnant',
  },
  piece: 'Bulletin de préadmission',
  raison: 'Si l’établissement vous en a remis un\u00a0: la réponse est plus rapide.',
} as const
