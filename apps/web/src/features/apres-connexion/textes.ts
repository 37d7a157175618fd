export const textes = {
  emailRejete: {
    titre: 'Votre adresse e-mail ne fonctionne plus',
    texte: (email: string) =>
      `Le message qui vous annonçait un document nous est revenu\u00a0: l’adresse ${email} ne le reçoit pas.`,
    sinon:
      'Indiquez-nous une autre adresse. Si un deuxième message nous revient, vos documents vous seront de nouveau envoyés par la poste.',
    changer: 'Changer d’adresse',
    plusTard: 'Plus tard',
  },
} as const
