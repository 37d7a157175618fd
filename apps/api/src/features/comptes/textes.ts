import { MAILS_PAR_HEURE } from '@espace-adherent/domain'

export const textes = {
  api: {
    etiquette: 'Comptes',
    register: 'Créer son espace personnel',
    dematerialisation: 'Dire, à la création, si les documents peuvent être dématérialisés',
    checkToken: 'Vérifier un lien, sans l’utiliser',
    confirmEmail: 'Confirmer son adresse e-mail',
    activateUser: 'Activer son compte en choisissant un mot de passe',
    preuveActivation: 'Prouver que l’on est la personne dont un espace a été créé',
    relanceActivation: 'Recevoir un nouveau lien d’activation',
    forgotPassword: 'Demander un lien pour choisir un nouveau mot de passe',
    resetPassword: 'Choisir un nouveau mot de passe',
    preForgotUsername: 'Savoir si un code est nécessaire pour changer d’identifiant',
    forgotUsername: 'Demander à changer d’identifiant',
    confirmUsername: 'Confirmer son nouvel identifiant',
    cancelUsername: 'Annuler un changement d’identifiant',
    restoreUsername: 'Revenir à l’identifiant précédent',
    securite: 'Voir comment on se connecte à son compte, et d’où',
    checkPassword: 'Vérifier son mot de passe',
    changePassword: 'Changer son mot de passe',
    fermeture: 'Fermer une session, ou toutes les autres',
    renvoi: 'Recevoir à nouveau le lien qui confirme son nouvel identifiant',
    annulation: 'Renoncer au changement d’identifiant en cours',
  },
  tropDeLiens: `Nous envoyons ${MAILS_PAR_HEURE}\u00a0liens par heure au plus\u00a0: suivez le dernier que vous avez reçu, ou attendez une heure.`,
  consentements: 'Répondez à chaque consentement',
  dejaUnCompte: 'Cette personne a déjà un compte',
  sansMobile:
    'Nous n’avons pas de mobile où envoyer un code à cette personne\u00a0: elle crée son espace elle-même, avec «\u00a0Créer mon espace\u00a0».',
  sansMobilePourVous:
    'Nous n’avons pas de mobile où vous envoyer le code qui ouvre cet espace. Créez-le vous-même, avec «\u00a0Créer mon espace\u00a0»\u00a0: ce lien n’est plus utile.',
  adressePrise: 'Cette adresse a déjà un compte',
  identifiant: 'Identifiant (adresse e-mail)',
  dejaIdentifiant: 'Cette adresse est déjà votre identifiant',
  motDePasseFaux: 'Le mot de passe actuel est incorrect',
  motDePasseInchange: 'Choisissez un mot de passe différent de l’actuel',
} as const
