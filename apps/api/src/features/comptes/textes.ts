/** French typography: a no-break space stands before « : ; ? ! ». */
const oubli = 'Si vous n’avez rien demandé, ne tenez pas compte de ce message.'

export const textes = {
  api: {
    etiquette: 'Comptes',
    register: 'Créer son espace personnel',
    dematerialisation: 'Dire, à la création, si les documents peuvent être dématérialisés',
    checkToken: 'Vérifier un lien, sans l’utiliser',
    confirmEmail: 'Confirmer son adresse e-mail',
    activateUser: 'Activer son compte en choisissant un mot de passe',
    relanceActivation: 'Recevoir un nouveau lien d’activation',
    forgotPassword: 'Demander un lien pour choisir un nouveau mot de passe',
    resetPassword: 'Choisir un nouveau mot de passe',
    preForgotUsername: 'Savoir si un code est nécessaire pour changer d’identifiant',
    forgotUsername: 'Demander à changer d’identifiant',
  },
  oubli,
  validite: (heures: number) =>
    `Ce lien est valable ${heures}\u00a0heures et ne sert qu’une seule fois.`,
  confirmation: {
    sujet: 'Activez votre espace personnel',
    texte: (nom: string) =>
      `Votre espace personnel ${nom} est presque prêt. Confirmez votre adresse e-mail pour l’activer.`,
    bouton: 'Activer mon espace',
  },
  activation: {
    sujet: 'Votre espace personnel vous attend',
    texte: (nom: string) =>
      `${nom} a créé votre espace personnel. Choisissez votre mot de passe pour l’activer.`,
    bouton: 'Choisir mon mot de passe',
  },
  reinitialisation: {
    sujet: 'Choisissez un nouveau mot de passe',
    texte: 'Vous avez demandé à choisir un nouveau mot de passe pour votre espace personnel.',
    bouton: 'Choisir un nouveau mot de passe',
  },
  motDePasseModifie: {
    sujet: 'Votre mot de passe a changé',
    texte:
      'Le mot de passe de votre espace personnel vient d’être modifié. Les appareils qui y étaient connectés ont été déconnectés.',
  },
  nouvelIdentifiant: {
    sujet: 'Confirmez votre nouvel identifiant',
    texte:
      'Cette adresse e-mail deviendra l’identifiant de votre espace personnel dès que vous l’aurez confirmée.',
    bouton: 'Confirmer mon identifiant',
  },
  changementDemande: {
    sujet: 'Un changement d’identifiant a été demandé',
    texte:
      'Quelqu’un qui connaît vos informations personnelles a demandé à changer l’identifiant de votre espace personnel. Le changement aura lieu lorsque la nouvelle adresse e-mail sera confirmée.',
  },
  identifiantModifie: {
    sujet: 'Votre identifiant a changé',
    texte: (masque: string) => `L’identifiant de votre espace personnel est désormais ${masque}.`,
  },
  pasMoi: 'Si ce n’est pas vous, contactez-nous sans attendre.',
  espaceExistant: {
    sujet: 'Vous avez déjà un espace personnel',
    texte:
      'Vos informations viennent d’être saisies pour créer un espace personnel, mais vous en avez déjà un. Connectez-vous avec cette adresse e-mail.',
    bouton: 'Me connecter',
    oubliMotDePasse:
      'Si vous avez oublié votre mot de passe, demandez-en un nouveau depuis la page de connexion.',
  },
  adressePrise: {
    sujet: 'Votre adresse e-mail a été saisie',
    texte: (nom: string) =>
      `Cette adresse e-mail vient d’être saisie pour un espace personnel ${nom}, mais elle est déjà l’identifiant d’un autre espace. Rien n’a été créé ni modifié.`,
    aide: 'Si c’était vous, choisissez une autre adresse e-mail.',
  },
  aucunEspace: {
    sujet: 'Aucun espace personnel à modifier',
    texte:
      'Vous avez demandé à changer l’identifiant de votre espace personnel, mais vous n’en avez pas encore d’actif. Vous pouvez le créer dès maintenant.',
    bouton: 'Créer mon espace',
  },
} as const
