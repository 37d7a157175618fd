export const textes = {
  reponse: (isAccepted: boolean) => (isAccepted ? 'Oui' : 'Non'),
  recue: {
    sujet: 'Nous avons reçu votre réponse',
    texte: (libelle: string) =>
      `Votre réponse a bien été reçue\u00a0: «\u00a0${libelle}\u00a0» Elle comptera dès qu’elle aura été traitée.`,
  },
  appliquee: {
    sujet: 'Votre choix est enregistré',
    texte: (libelle: string, isAccepted: boolean) =>
      isAccepted
        ? `Vous avez répondu oui à\u00a0: «\u00a0${libelle}\u00a0»`
        : `Vous avez répondu non à\u00a0: «\u00a0${libelle}\u00a0»`,
    suite: 'Vous pouvez changer d’avis à tout moment, dans «\u00a0Mes démarches\u00a0».',
  },
} as const
