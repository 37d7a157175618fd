export const demarches = {
  abandonner: 'Abandonner',
  abandonnerTitre: 'Abandonner cette démarche\u00a0?',
  abandonnerTexte: 'Ce que vous avez saisi sera effacé, sur tous vos appareils.',
  abandonnerOui: 'Effacer et quitter',
  abandonnerNon: 'Continuer ma démarche',
  relireEtEnvoyer: 'Relire et envoyer',
  continuer: 'Continuer',
  reunir: 'À réunir avant l’envoi',
  reunirRien: 'Aucun document à joindre\u00a0: vos réponses suffisent.',
  sansAttente: 'En général, traité dès l’envoi',
  differe: 'Prend effet après un délai, indiqué avant l’envoi',
  quitter:
    'Vous pouvez quitter cette page\u00a0: le brouillon vous attend 90 jours dans «\u00a0Mes demandes\u00a0».',
} as const

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
