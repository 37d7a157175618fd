export const demandes = {
  nouvelle: 'Nouvelle démarche',
  enCours: 'En cours',
  terminees: 'Terminées',
  aucuneEnCours: 'Aucune demande en cours',
  aucuneEnCoursTexte:
    'Changez de compte, donnez votre accord… chaque demande envoyée se suit ici, jusqu’à la réponse.',
  aucuneTerminee: 'Aucune demande terminée',
  aucuneTermineeTexte: 'Les demandes traitées restent ici, avec leur accusé de réception.',
  enCoursTitre: 'Vos demandes en cours',
  toutes: 'Toutes mes demandes',
  choisir: 'Choisissez une demande pour voir où elle en est.',
  introuvable: 'Cette demande est introuvable',
  introuvableTexte: 'Cette demande n’existe pas, ou elle n’est pas la vôtre.',
} as const
