import { MAILS_PAR_HEURE } from '@espace-adherent/domain/comptes/mode.ts'
import { titres } from './titres.ts'

/** Past the limit none is sent: what is said of « the last one » stays true. */
const introuvable = `Vous ne le trouvez pas\u00a0? Regardez dans vos courriers indésirables (spam). Nous en envoyons ${MAILS_PAR_HEURE} par heure au plus.`

export const textes = {
  dejaConnu: 'Votre session est ouverte',
  dejaConnuTexte:
    'Dans votre espace, vos coordonnées sont déjà remplies et vous suivez la réponse.',
  dejaConnuLien: 'Continuer dans mon espace',
  registerTitre: titres.register,
  registerLead:
    'Quelques informations pour vous reconnaître, une adresse e-mail, un mot de passe\u00a0: c’est prêt.',
  ailleurs: 'Votre contrat est chez un autre organisme\u00a0?',
  creerAilleurs: (libelle: string) => `Créer mon espace chez ${libelle}`,
  forgotUsernameTitre: titres.forgotUsername,
  forgotUsernameLead:
    'Dites-nous qui vous êtes et quelle adresse e-mail vous souhaitez utiliser désormais.',
  forgotPasswordTitre: titres.forgotPassword,
  forgotPasswordLead:
    'Nous vous enverrons un lien pour en choisir un nouveau, ou pour activer votre espace s’il ne l’est pas encore.',
  demandeRecue: {
    titre: titres.forgotPasswordConfirmation,
    textes: [
      'Si cette adresse est celle d’un compte, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable 2\u00a0heures.',
      introuvable,
    ],
  },
  resetPasswordTitre: titres.resetPassword,
  resetPasswordLead:
    'Ce mot de passe remplacera l’ancien, et les appareils connectés seront déconnectés.',
  nouveauMotDePasse: 'Nouveau mot de passe',
  motDePasse: 'Mot de passe',
  motDePasseModifie: {
    titre: titres.resetPasswordConfirmation,
    textes: ['Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.'],
  },
  lienInvalide: {
    // Given by the specification, to the letter.
    titre: titres.resetPasswordError,
    textes: [
      'Ce lien a expiré, il a déjà servi, ou un lien plus récent l’a remplacé. Demandez-en un nouveau\u00a0: cela ne prend qu’un instant.',
    ],
    nouveau: 'Mot de passe oublié',
  },
  activationTitre: titres.activateUser,
  activationLead: 'Choisissez le mot de passe de votre espace personnel.',
  activationPreuve:
    'Nous avons créé cet espace pour vous. Dites-nous qui vous êtes\u00a0: un code de sécurité vous sera envoyé pour le confirmer.',
  activationFaite: {
    titre: titres.activateUserConfirmation,
    textes: ['Votre espace personnel est prêt\u00a0: connectez-vous pour le découvrir.'],
  },
  confirmation: {
    titre: titres.confirmEmail,
    texte:
      'Confirmez que cette adresse e-mail est bien la vôtre pour activer votre espace personnel.',
    confirmer: 'Confirmer mon adresse e-mail',
    faite: {
      titre: 'Votre espace est activé',
      textes: [
        'Votre adresse e-mail est confirmée.',
        'Vous pouvez dès maintenant vous connecter à votre espace personnel.',
      ],
    },
    dejaFaite: {
      titre: 'Votre espace est déjà activé',
      texte: 'Votre adresse e-mail a déjà été confirmée\u00a0: vous pouvez vous connecter.',
    },
    expiree: {
      titre: 'Ce lien a expiré',
      texte:
        'Le lien d’activation n’est plus valable. Recevez-en un nouveau à la même adresse e-mail.',
    },
    nouveauLien: 'Recevoir un nouveau lien',
    renvoye: `Si votre espace attend d’être activé, suivez le lien du dernier e-mail que nous vous avons envoyé. ${introuvable}`,
  },
  changement: {
    titre: titres.confirmerIdentifiant,
    texte:
      'Confirmez que cette adresse e-mail est bien la vôtre, et qu’elle doit devenir l’identifiant de votre espace personnel.',
    confirmer: 'Confirmer mon nouvel identifiant',
    fait: {
      titre: 'Votre identifiant a changé',
      textes: [
        'Votre nouvelle adresse e-mail est confirmée\u00a0: elle est votre identifiant dès maintenant.',
        'Les appareils qui étaient connectés à votre espace ont été déconnectés.',
      ],
    },
    attendu: {
      titre: 'Votre nouvelle adresse est confirmée',
      textes: (effet: string) => [
        `Cette adresse sera votre identifiant à partir du ${effet} (heure de Paris). Vous recevrez alors un e-mail.`,
        'D’ici là, connectez-vous avec l’identifiant actuel. Son adresse e-mail a été prévenue, et permet d’annuler le changement.',
      ],
    },
    invalide: [
      'Ce lien a expiré, il a déjà servi, une demande plus récente l’a remplacé, ou le changement a été annulé.',
    ],
  },
  annulation: {
    titre: titres.annulerIdentifiant,
    texte:
      'Quelqu’un a demandé à remplacer l’identifiant de votre espace personnel. Si ce n’est pas vous, ou si vous avez changé d’avis, annulez ce changement.',
    annuler: 'Annuler le changement',
    faite: {
      titre: 'Le changement est annulé',
      textes: [
        'Votre identifiant reste le même.',
        'Si vous n’aviez rien demandé, contactez-nous\u00a0: quelqu’un connaît vos informations personnelles.',
      ],
    },
    invalide: [
      'Le changement a déjà eu lieu, il est déjà annulé, ou une demande plus récente l’a remplacé\u00a0: nos derniers e-mails vous le confirment. Il se peut aussi que la nouvelle adresse n’ait pas été confirmée à temps\u00a0: rien ne change alors.',
      'Si le changement a eu lieu, l’e-mail qui vous l’a annoncé permet de revenir à cette adresse pendant 7\u00a0jours.',
      'Si votre identifiant a changé sans votre accord, contactez-nous sans attendre.',
    ],
  },
  retablissement: {
    titre: titres.retablirIdentifiant,
    texte:
      'L’identifiant de votre espace personnel a changé. Si ce n’est pas vous, ou si vous avez changé d’avis, revenez à l’adresse e-mail où vous avez reçu ce lien.',
    annuler: 'Revenir à cette adresse',
    faite: {
      titre: 'Votre identifiant est rétabli',
      textes: [
        'L’adresse e-mail précédente est à nouveau votre identifiant. Tous les appareils ont été déconnectés.',
        'Si le changement n’était pas de vous, choisissez un nouveau mot de passe sans attendre et contactez-nous.',
      ],
    },
    invalide: [
      'Ce lien a plus de 7\u00a0jours, il a déjà servi, ou cette adresse est devenue l’identifiant d’un autre espace.',
      'Si votre identifiant a changé sans votre accord, contactez-nous sans attendre.',
    ],
  },
  annulationRib: {
    titre: titres.annulerRib,
    texte:
      'Un changement de compte bancaire est demandé sur votre contrat. Si ce n’est pas vous, ou si vous avez changé d’avis, annulez-le\u00a0: votre compte actuel restera utilisé.',
    annuler: 'Annuler le changement',
    faite: {
      titre: 'Le changement est annulé',
      textes: [
        'Votre compte actuel reste utilisé.',
        'Si vous n’aviez rien demandé, changez votre mot de passe et contactez-nous\u00a0: quelqu’un a peut-être accès à votre espace.',
      ],
    },
    invalide: [
      'Le changement a déjà pris effet, ou il est déjà annulé ou refusé\u00a0: nos derniers e-mails vous le confirment.',
      'Si votre compte a changé sans votre accord, contactez-nous sans attendre.',
    ],
  },
  annulationSuppression: {
    titre: titres.annulerSuppression,
    texte:
      'La suppression de votre compte est demandée. Si ce n’est pas vous, ou si vous avez changé d’avis, annulez-la\u00a0: votre espace restera ouvert.',
    annuler: 'Annuler la suppression',
    faite: {
      titre: 'Votre espace reste ouvert',
      textes: [
        'Votre espace reste ouvert, avec tout ce qu’il contient.',
        'Si vous n’aviez rien demandé, changez votre mot de passe et contactez-nous\u00a0: quelqu’un a peut-être accès à votre espace.',
      ],
    },
    invalide: [
      'La suppression est déjà annulée ou refusée, ou votre espace est déjà fermé\u00a0: nos derniers e-mails vous le confirment.',
      'Si votre espace a été fermé sans votre accord, contactez-nous sans attendre.',
    ],
  },
  displayEmail: {
    titre: titres.displayEmail,
    activer:
      'Votre demande est bien enregistrée. Pour activer votre espace personnel, suivez le lien du dernier e-mail que nous vous avons envoyé.',
    confirmer:
      'Votre demande est bien enregistrée. Pour confirmer la nouvelle adresse, suivez les indications du dernier e-mail que nous lui avons envoyé.',
    immediat: 'Une fois confirmée, elle sera votre identifiant aussitôt.',
    differe: (effet: string) =>
      `Une fois confirmée, elle sera votre identifiant à partir du ${effet} (heure de Paris). D’ici là, connectez-vous avec votre identifiant actuel.`,
    aide: `Le lien est valable 24\u00a0heures. ${introuvable}`,
  },
  suppressionDemandee: {
    titre: 'La suppression de votre compte est demandée',
    textes: (jour: string) => [
      `Votre espace sera fermé le ${jour}. Tous vos appareils viennent d’être déconnectés.`,
      'Vous avez changé d’avis\u00a0? Suivez le lien de l’e-mail que nous venons de vous envoyer, ou reconnectez-vous d’ici là\u00a0: votre espace vous proposera d’annuler.',
      'Vos contrats et vos remboursements n’en sont pas affectés.',
    ],
  },
  compteSupprime: {
    titre: titres.deleteUserConfirmation,
    textes: [
      'Votre compte adhérent a bien été supprimé. Vos contrats et vos remboursements n’en sont pas affectés.',
    ],
  },
  redirection: {
    titre: titres.redirectToMobile,
    texte: 'Si rien ne se passe, vous pouvez',
    lien: 'cliquer ici',
  },
  verificationTitre: 'Vérification de votre lien',
  verification: 'Chargement en cours...',
  verificationEchouee: 'Votre lien n’a pas pu être vérifié',
  accueil: 'Accueil',
  pageTitre: titres.page,
  // Given by the specification, to the letter.
  pageInconnue: 'Page inconnue',
  pageInconnueTexte:
    'Cette page n’existe pas, ou n’existe plus. Les pages d’information sont au bas de chaque écran.',
  retourAccueil: 'Retour à l’accueil',
  indisponibleTitre: titres.serviceUnavailable,
  seDeconnecter: 'Se déconnecter',
  introuvableTitre: titres.notFound,
  introuvableTexte: 'L’adresse demandée ne correspond à aucune page de votre espace.',
} as const
