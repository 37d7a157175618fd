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
    confirmUsername: 'Confirmer son nouvel identifiant',
    cancelUsername: 'Annuler un changement d’identifiant',
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
    cles: {
      aucune: null,
      gardees:
        'Vos clés d’accès n’ont pas été supprimées\u00a0: elles permettent toujours de vous connecter.',
      supprimees:
        'Vos clés d’accès ont été supprimées, comme vous l’avez demandé\u00a0: elles ne permettent plus de vous connecter.',
    },
    changementAnnule: 'Le changement d’identifiant qui était en cours est annulé.',
  },
  espaceActive: {
    sujet: 'Votre espace personnel est activé',
    texte:
      'Le mot de passe de votre espace personnel vient d’être choisi. Connectez-vous avec cette adresse e-mail.',
  },
  inscriptionReprise: {
    sujet: 'Votre inscription a été reprise avec une autre adresse',
    texte: (nom: string, masque: string) =>
      `Votre inscription à l’espace personnel ${nom} vient d’être recommencée avec une autre adresse e-mail, ${masque}. Les liens envoyés à cette adresse-ci ne servent plus.`,
  },
  nouvelIdentifiant: {
    sujet: 'Confirmez votre nouvel identifiant',
    immediat:
      'Cette adresse e-mail deviendra l’identifiant de votre espace personnel dès que vous l’aurez confirmée.',
    differe: (effet: string) =>
      `Si vous la confirmez, cette adresse e-mail deviendra l’identifiant de votre espace personnel le ${effet} (heure de Paris). D’ici là, l’identifiant actuel reste le bon.`,
    bouton: 'Confirmer mon identifiant',
  },
  changementDemande: {
    sujet: 'Un changement d’identifiant a été demandé',
    texte: (masque: string) =>
      `Quelqu’un qui connaît vos informations personnelles a demandé à remplacer l’identifiant de votre espace personnel par ${masque}.`,
    immediat: (heures: number) =>
      `Un code de sécurité que nous vous avons envoyé a été saisi\u00a0: le changement aura lieu dès que la nouvelle adresse e-mail sera confirmée, si elle l’est dans les ${heures}\u00a0heures.`,
    differe: (heures: number, effet: string) =>
      `Si la nouvelle adresse e-mail est confirmée dans les ${heures}\u00a0heures, le changement aura lieu le ${effet} (heure de Paris). D’ici là, votre identifiant actuel reste le bon.`,
    annuler:
      'Si ce n’est pas vous, annulez ce changement, puis contactez-nous. Vous pouvez l’annuler tant qu’il n’a pas eu lieu.',
    bouton: 'Annuler ce changement',
  },
  changementAnnule: {
    sujet: 'Le changement d’identifiant est annulé',
    texte:
      'Le changement d’identifiant demandé pour votre espace personnel n’aura pas lieu\u00a0: il a été annulé depuis l’adresse e-mail actuelle. L’identifiant actuel reste le bon.',
  },
  changementAbandonne: {
    sujet: 'Votre identifiant n’a pas changé',
    texte:
      'Le changement d’identifiant demandé pour votre espace personnel n’aura pas lieu\u00a0: la nouvelle adresse e-mail n’est plus disponible. Votre identifiant actuel reste le bon.',
  },
  identifiantInchange: {
    sujet: 'Cette adresse est déjà votre identifiant',
    texte:
      'Vous avez demandé à changer l’identifiant de votre espace personnel, mais cette adresse e-mail l’est déjà. Rien n’a été modifié\u00a0: connectez-vous avec elle.',
  },
  identifiantModifie: {
    sujet: 'Votre identifiant a changé',
    texte: (masque: string) =>
      `L’identifiant de votre espace personnel est désormais ${masque}. Les appareils qui y étaient connectés ont été déconnectés.`,
  },
  identifiantEnPlace: {
    sujet: 'Votre nouvel identifiant est en place',
    texte:
      'Cette adresse e-mail est désormais l’identifiant de votre espace personnel. Connectez-vous avec elle et votre mot de passe habituel.',
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
