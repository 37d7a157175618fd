/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const textes = {
  titre: 'Clés d’accès',
  chargementEchoue: 'Vos clés d’accès n’ont pas pu être chargées',
  chapo:
    'Vos clés d’accès vous connectent à votre espace sans mot de passe ni code. Supprimez celles des appareils que vous n’avez plus.',
  aucune: 'Vous n’avez pas encore de clé d’accès',
  explication:
    'Une clé d’accès remplace votre mot de passe\u00a0: vous vous connectez avec votre empreinte, votre visage ou le code de votre appareil. Elle ne peut être ni devinée, ni saisie par erreur sur un faux site.',
  creeLe: (date: string) => `Ajoutée le ${date}`,
  utiliseeLe: (date: string) => `dernière connexion le ${date}`,
  jamaisUtilisee: 'jamais utilisée',
  supprimer: 'Supprimer',
  supprimerLaCle: (libelle: string) => `Supprimer la clé «\u00a0${libelle}\u00a0»`,
  suppressionTitre: 'Supprimer cette clé d’accès\u00a0?',
  suppressionTexte: (libelle: string) =>
    `«\u00a0${libelle}\u00a0» ne vous connectera plus à votre espace. Pensez à l’effacer aussi de votre appareil, dans ses mots de passe enregistrés.`,
  supprimee: 'La clé d’accès est supprimée',
  suppressionEchouee: 'La clé d’accès n’a pas été supprimée',
  libelle: 'Nom de la clé (facultatif)',
  libelleAide: 'Sans nom, elle prend celui de votre appareil.',
  ajouter: 'Ajouter une clé d’accès',
  suivez: 'Suivez les indications de votre appareil…',
  ajoutee: 'Votre clé d’accès est ajoutée',
  ajouteeDetail: 'Vous pouvez maintenant vous connecter sans mot de passe.',
  complet: 'Vous avez 10\u00a0clés d’accès, c’est le maximum',
  completTexte: 'Supprimez-en une pour pouvoir en ajouter une autre.',
  nonPrisesEnCharge: 'Ce navigateur ne permet pas d’ajouter une clé d’accès',
  nonPrisesEnChargeTexte:
    'Mettez-le à jour, ou ouvrez votre espace depuis un téléphone ou un ordinateur récent.',
  echecs: {
    annule: 'Aucune clé d’accès n’a été ajoutée',
    annuleTexte: 'L’opération a été annulée, ou a pris trop de temps. Vous pouvez recommencer.',
    dejaEnregistree: 'Cet appareil a déjà une clé d’accès',
    dejaEnregistreeTexte:
      'Elle figure dans la liste\u00a0: vous pouvez vous connecter avec elle dès maintenant.',
    incapable: 'Cet appareil ne peut pas garder de clé d’accès',
    incapableTexte:
      'Activez le verrouillage de l’écran (empreinte, visage ou code), ou choisissez un autre appareil.',
    adresse: 'Les clés d’accès ne sont pas utilisables à cette adresse',
    adresseTexte: 'Ouvrez votre espace à son adresse habituelle, puis recommencez.',
    appareil: 'Votre appareil n’a pas pu créer la clé d’accès',
    appareilTexte: 'Réessayez, ou choisissez un autre appareil.',
    serveur: 'La clé d’accès n’a pas été ajoutée',
  },
} as const
