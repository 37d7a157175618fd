import { denombre } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const textes = {
  connexion: {
    titre: 'Connexion',
    chapo: 'Connectez-vous avec votre identifiant (adresse e-mail) et votre mot de passe.',
    userName: 'Identifiant (adresse e-mail)',
    password: 'Mot de passe',
    obligatoires: 'Tous les champs sont obligatoires.',
    envoyer: 'Me connecter',
    accueil: 'Revenir à l’accueil',
    refuse: 'Identifiant ou mot de passe incorrect',
    refuseAide:
      'Vérifiez votre identifiant et les majuscules de votre mot de passe, puis réessayez.',
    reste: (nombre: number) =>
      nombre === 0
        ? 'C’était le dernier essai possible pour l’instant.'
        : `Il vous reste ${denombre(nombre, 'essai')}.`,
    afficher: 'Afficher les caractères',
    verrouilleJour: 'Trop d’essais infructueux sur cet identifiant en vingt-quatre heures',
    verrouilleJourAide:
      'Pour vous connecter sans attendre vingt-quatre heures, réinitialisez votre mot de passe ou utilisez une clé d’accès.',
    reseau: 'Trop d’essais infructueux depuis votre réseau',
    reseauAide:
      'Patientez un quart d’heure, puis réessayez. Une clé d’accès permet de se connecter sans attendre.',
    reseauJourAide:
      'Réessayez dans vingt-quatre heures. Une clé d’accès permet de se connecter sans attendre.',
    incomplet: 'Renseignez votre identifiant et votre mot de passe',
    champVide: 'Ce champ est obligatoire',
    ou: 'ou',
    cle: 'Me connecter avec une clé d’accès',
    cleAide: 'Avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.',
    cleAucune: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou saisissez votre mot de passe.',
    cleEchec:
      'La connexion par clé d’accès n’a pas abouti. Réessayez, ou saisissez votre mot de passe.',
    oubliMotDePasse: 'Mot de passe oublié\u00a0?',
    oubliIdentifiant: 'Identifiant oublié\u00a0?',
    activation: 'Lien d’activation perdu\u00a0?',
    erreur: 'Erreur',
  },
  code: {
    titre: 'Code de sécurité',
    chapo: 'Votre espace est protégé\u00a0: saisissez le code que vous venez de recevoir.',
    rattachement:
      'Vous vous connectez pour la première fois par ce service\u00a0: saisissez le code que vous venez de recevoir, pour que votre espace vous reconnaisse ensuite.',
    champ: 'Code de sécurité à 6 chiffres',
    envoyer: 'Valider',
    renvoyer: 'Recevoir un nouveau code',
    renvoye: 'Un code de sécurité vient d’être renvoyé.',
    autreCompte: 'Me connecter avec un autre identifiant',
    demonstration: 'Démonstration\u00a0: le code est dans',
    boite: 'la boîte de messages (nouvel onglet)',
    cleSeule: {
      titre: 'Connectez-vous avec votre clé d’accès',
      texte:
        'Votre compte a une clé d’accès, et aucun mobile pour recevoir un code\u00a0: un e-mail ne suffit pas à protéger l’administration. Choisissez «\u00a0Me connecter avec une clé d’accès\u00a0». Si vous n’avez plus cet appareil, demandez à un administrateur de lever la protection de votre compte.',
    },
    sansCanal: {
      titre: 'Votre connexion n’a pas pu aboutir',
      texte:
        'Votre compte demande un code de sécurité après le mot de passe, et le portail n’a pour l’instant aucun moyen de vous l’envoyer. Connectez-vous avec une clé d’accès si vous en avez une\u00a0; sinon, prévenez la personne qui administre le portail.',
    },
    epuiseTitre: 'Trop de codes de sécurité',
    epuise: (quoi: 'envois' | 'essais', minutes: number) =>
      `Trop de codes ont été ${quoi === 'envois' ? 'demandés' : 'saisis sans succès'}. Par précaution, patientez ${minutes === 60 ? 'une heure' : denombre(minutes, 'minute')}, puis reconnectez-vous.`,
  },
  cle: {
    titre: 'Votre clé d’accès',
    chapo: 'Vous voyez les dossiers de tous\u00a0: prouvez que c’est vous avec votre clé d’accès.',
    bouton: 'Utiliser ma clé d’accès',
    aide: 'Avec votre empreinte, votre visage ou le code de votre appareil. Si vous n’avez plus cet appareil, demandez à un administrateur de lever la protection de votre compte.',
    sansScript: 'Votre navigateur n’exécute pas de script\u00a0: une clé d’accès en a besoin.',
  },
  application: {
    chapo: 'Votre espace est protégé\u00a0: saisissez le code que montre votre application.',
    ou: 'Ouvrez votre application d’authentification\u00a0: elle montre un code qui change toutes les trente secondes.',
    parSms: 'Recevoir un code par SMS à la place',
  },
  inscription: {
    titre: 'Protégez votre accès',
    chapo:
      'Vous voyez les dossiers de tous\u00a0: un e-mail ne suffit pas. Associez une application d’authentification, une fois pour toutes.',
    etapes: [
      'Installez une application d’authentification sur votre téléphone, si vous n’en avez pas.',
      'Ajoutez-y un compte en visant ce dessin, ou en recopiant la clé.',
      'Saisissez le code qu’elle montre.',
    ],
    dessin: 'Code QR à viser avec votre application d’authentification',
    cle: 'La même clé, à recopier\u00a0:',
    envoyer: 'Associer et me connecter',
    ensuite: 'Vous associerez ensuite une application d’authentification à votre compte.',
  },
  interactionExpiree: {
    titre: 'Cette page de connexion n’est plus valable',
    texte:
      'Cette page est restée ouverte trop longtemps, ou elle a déjà servi. Recommencez : cela ne prend qu’un instant.',
  },
  transactionPerdue: {
    titre: 'Votre connexion n’a pas pu aboutir',
    texte:
      'La connexion a pris trop de temps, ou votre navigateur n’a pas gardé les cookies du portail. Réessayez.',
  },
  refusDuFournisseur: {
    titre: 'Votre connexion n’a pas pu aboutir',
    texte: 'Le service de connexion a interrompu la demande. Réessayez.',
  },
  fournisseurAbsent: {
    titre: 'Le service de connexion ne répond pas',
    texte: 'Ce service est momentanément indisponible. Patientez quelques minutes, puis réessayez.',
  },
  inconnu: {
    titre: 'Aucun espace ne correspond à votre identité',
    texte:
      'Votre identité est reconnue, mais aucun espace personnel actif n’est rattaché à cette identité. Si vous en avez une autre, déconnectez-vous puis reconnectez-vous avec elle ; sinon, contactez-nous.',
    deconnexion: 'Me déconnecter',
  },
  deconnecte: {
    titre: 'Votre session est fermée',
    texte:
      'Si vous utilisez un ordinateur partagé, fermez aussi toutes les fenêtres du navigateur.',
    reconnexion: 'Me reconnecter',
  },
  erreur: { titre: 'Une erreur s’est produite' },
  pied: {
    titre: 'Informations légales',
    pages: (conformite = 'non conforme') => [
      ['page/mentions-legales', 'Mentions légales'],
      ['page/donnees-personnelles', 'Données personnelles'],
      ['page/accessibilite', `Accessibilité : ${conformite}`],
      ['page/cookies', 'Cookies'],
      ['droits', 'Vos droits sur vos données'],
      ['reclamations', 'Réclamations et médiation'],
      ['resiliation', 'Résilier votre contrat'],
    ],
  },
  api: {
    etiquette: 'identity',
    connexion: 'Se connecter : le navigateur est conduit au fournisseur d’identité',
  },
  reessayer: 'Réessayer',
  accueil: 'Revenir à l’accueil',
  creation: 'Créer mon espace',
} as const
