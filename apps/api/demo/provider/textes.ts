export const textes = {
  nom: 'Fournisseur d’identité de démonstration',
  explication:
    'Cette page tient lieu du service de connexion d’un organisme. Elle n’existe que dans la démonstration.',
  pour: (libelle: string) => `Pour accéder à ${libelle}`,
  titre: 'S’identifier',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  envoyer: 'Continuer',
  sansEspace: 'Pas encore d’espace\u00a0?',
  creer: 'Créer mon espace',
  refuse: 'Adresse e-mail ou mot de passe incorrect',
  code: {
    titre: 'Second facteur',
    champ: 'Code du service de connexion',
    explication: (code: string) =>
      `Un vrai service enverrait un code. Dans la démonstration, c’est toujours ${code}.`,
    sans: 'Continuer sans ce code',
    suite: 'Sans lui, le portail demande son propre code aux personnes qui l’administrent.',
    refuse: 'Code incorrect',
  },
  erreur: {
    titre: 'Cette demande n’est plus valable',
    texte: 'Votre connexion est faite, ou a trop tardé. Revenez au portail pour continuer.',
    retour: 'Revenir au portail',
  },
  deconnecte: { titre: 'Votre session est fermée', texte: 'Vous pouvez fermer cette page.' },
} as const
