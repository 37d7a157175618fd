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
