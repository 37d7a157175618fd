/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const textes = {
  connexion: {
    titre: 'Connexion',
    chapo: 'Munissez-vous de votre identifiant (adresse e-mail) et de votre mot de passe.',
    userName: 'Identifiant (adresse e-mail)',
    password: 'Mot de passe',
    obligatoires: 'Tous les champs sont obligatoires.',
    envoyer: 'Me connecter',
    accueil: 'Revenir à l’accueil',
    refuse: 'Identifiant ou mot de passe incorrect',
    refuseAide:
      'Vérifiez votre identifiant et les majuscules de votre mot de passe, puis réessayez.',
    incomplet: 'Renseignez votre identifiant et votre mot de passe',
    champVide: 'Ce champ est obligatoire',
    erreur: 'Erreur',
  },
  interactionExpiree: {
    titre: 'Cette page de connexion n’est plus valable',
    texte:
      'Elle est restée ouverte trop longtemps, ou elle a déjà servi. Recommencez : cela ne prend qu’un instant.',
  },
  transactionPerdue: {
    titre: 'Votre connexion n’a pas pu aboutir',
    texte:
      'Elle a pris trop de temps, ou votre navigateur n’a pas gardé les cookies du portail. Réessayez.',
  },
  refusDuFournisseur: {
    titre: 'Votre connexion n’a pas pu aboutir',
    texte: 'Le service de connexion a interrompu la demande. Réessayez.',
  },
  fournisseurAbsent: {
    titre: 'Le service de connexion ne répond pas',
    texte: 'Il est momentanément indisponible. Patientez quelques minutes, puis réessayez.',
  },
  inconnu: {
    titre: 'Aucun espace ne correspond à votre identité',
    texte:
      'Vous êtes bien identifié, mais aucun espace personnel actif n’est rattaché à cette identité. Si vous en avez une autre, déconnectez-vous puis reconnectez-vous avec elle ; sinon, contactez votre gestionnaire.',
    deconnexion: 'Me déconnecter',
  },
  deconnecte: {
    titre: 'Vous êtes déconnecté',
    texte:
      'Si vous utilisez un ordinateur partagé, fermez aussi toutes les fenêtres du navigateur.',
    reconnexion: 'Me reconnecter',
  },
  erreur: { titre: 'Une erreur s’est produite' },
  pied: {
    titre: 'Informations légales',
    pages: [
      ['mentions-legales', 'Mentions légales'],
      ['donnees-personnelles', 'Données personnelles'],
      ['accessibilite', 'Accessibilité : partiellement conforme'],
      ['cookies', 'Cookies'],
    ],
  },
  api: {
    etiquette: 'Identité',
    connexion: 'Se connecter : le navigateur est conduit au fournisseur d’identité',
  },
  reessayer: 'Réessayer',
  accueil: 'Revenir à l’accueil',
} as const
