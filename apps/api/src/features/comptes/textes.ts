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
} as const
