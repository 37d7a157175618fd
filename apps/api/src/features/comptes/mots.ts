import { defineMail } from '@espace-adherent/domain'
import { suivre, vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! ». */
const oubli = 'Si vous n’avez rien demandé, ne tenez pas compte de ce message.'
const pasMoi = 'Si ce n’est pas vous, contactez-nous sans attendre.'
const validite = 'Ce lien est valable ((heures))\u00a0heures et ne sert qu’une seule fois.'

export const confirmation = defineMail({
  key: 'comptes.confirmation',
  isAttendu: true,
  variables: { lien: 'lien', heures: 'nombre' },
  sujet: 'Activez votre espace personnel',
  corps: [
    'Votre espace personnel ((assureur)) est presque prêt. Confirmez votre adresse e-mail pour l’activer.',
    { lien: 'lien', libelle: 'Activer mon espace' },
    validite,
    oubli,
  ],
})

export const activation = defineMail({
  key: 'comptes.activation',
  variables: { lien: 'lien', heures: 'nombre' },
  sujet: 'Votre espace personnel vous attend',
  corps: [
    '((assureur)) a créé votre espace personnel. Choisissez votre mot de passe pour l’activer.',
    { lien: 'lien', libelle: 'Choisir mon mot de passe' },
    validite,
    oubli,
  ],
})

export const reinitialisation = defineMail({
  key: 'comptes.reinitialisation',
  isAttendu: true,
  variables: { lien: 'lien', heures: 'nombre' },
  sujet: 'Choisissez un nouveau mot de passe',
  corps: [
    'Vous avez demandé à choisir un nouveau mot de passe pour votre espace personnel.',
    { lien: 'lien', libelle: 'Choisir un nouveau mot de passe' },
    validite,
    oubli,
  ],
})

export const motDePasseModifie = defineMail({
  key: 'comptes.motDePasseModifie',
  variables: {
    clesGardees: 'condition',
    clesSupprimees: 'condition',
    changementAnnule: 'condition',
  },
  sujet: 'Votre mot de passe a changé',
  corps: [
    'Le mot de passe de votre espace personnel vient d’être modifié. Les appareils qui y étaient connectés ont été déconnectés.',
    '((si clesGardees))Vos clés d’accès n’ont pas été supprimées\u00a0: elles permettent toujours de vous connecter.((fin))',
    '((si clesSupprimees))Vos clés d’accès ont été supprimées, comme vous l’avez demandé\u00a0: elles ne permettent plus de vous connecter.((fin))',
    '((si changementAnnule))Le changement d’identifiant qui était en cours est annulé.((fin))',
    pasMoi,
  ],
})

export const espaceActive = defineMail({
  key: 'comptes.espaceActive',
  variables: {},
  sujet: 'Votre espace personnel est activé',
  corps: ['Votre mot de passe est enregistré. Connectez-vous avec cette adresse e-mail.', pasMoi],
})

export const inscriptionReprise = defineMail({
  key: 'comptes.inscriptionReprise',
  variables: { nouvelle: 'texte' },
  sujet: 'Votre inscription a été reprise avec une autre adresse',
  corps: [
    'Votre inscription à l’espace personnel ((assureur)) vient d’être recommencée avec une autre adresse e-mail, ((nouvelle)). Les liens envoyés à cette adresse-ci ne servent plus.',
    pasMoi,
  ],
})

/** `effet`: from when the address counts once confirmed; at once without. */
export const nouvelIdentifiant = defineMail({
  key: 'comptes.nouvelIdentifiant',
  isAttendu: true,
  variables: { lien: 'lien', heures: 'nombre', effet: 'instant?' },
  sujet: 'Confirmez votre nouvel identifiant',
  corps: [
    '((si effet))Si vous la confirmez, cette adresse e-mail deviendra l’identifiant de votre espace personnel le ((effet)) (heure de Paris). D’ici là, connectez-vous avec l’identifiant actuel.((sinon))Cette adresse e-mail deviendra l’identifiant de votre espace personnel dès que vous l’aurez confirmée.((fin))',
    { lien: 'lien', libelle: 'Confirmer mon identifiant' },
    validite,
    oubli,
  ],
})

export const changementDemande = defineMail({
  key: 'comptes.changementDemande',
  variables: { lien: 'lien', nouvelle: 'texte', heures: 'nombre', effet: 'instant?' },
  sujet: 'Un changement d’identifiant a été demandé',
  corps: [
    'Quelqu’un qui connaît vos informations personnelles a demandé à remplacer l’identifiant de votre espace personnel par ((nouvelle)).',
    '((si effet))Si la nouvelle adresse e-mail est confirmée sous ((heures))\u00a0heures, le changement aura lieu le ((effet)) (heure de Paris). D’ici là, connectez-vous avec votre identifiant actuel.((sinon))Un code de sécurité que nous vous avons envoyé a été saisi\u00a0: le changement aura lieu dès que la nouvelle adresse e-mail sera confirmée, si elle l’est sous ((heures))\u00a0heures.((fin))',
    'Si ce n’est pas vous, annulez ce changement, puis contactez-nous. Vous pouvez l’annuler tant qu’il n’a pas eu lieu.',
    { lien: 'lien', libelle: 'Annuler ce changement' },
  ],
})

export const changementAnnule = defineMail({
  key: 'comptes.changementAnnule',
  variables: {},
  sujet: 'Le changement d’identifiant est annulé',
  corps: [
    'Le changement d’identifiant demandé pour votre espace personnel n’aura pas lieu\u00a0: il a été annulé depuis l’adresse e-mail actuelle. Connectez-vous toujours avec l’identifiant actuel.',
  ],
})

export const changementAbandonne = defineMail({
  key: 'comptes.changementAbandonne',
  variables: {},
  sujet: 'Votre identifiant n’a pas changé',
  corps: [
    'Le changement d’identifiant demandé pour votre espace personnel n’aura pas lieu\u00a0: la nouvelle adresse e-mail n’est plus disponible. Connectez-vous toujours avec votre identifiant actuel.',
    pasMoi,
  ],
})

export const identifiantInchange = defineMail({
  key: 'comptes.identifiantInchange',
  variables: {},
  sujet: 'Cette adresse est déjà votre identifiant',
  corps: [
    'Vous avez demandé à changer l’identifiant de votre espace personnel, mais cette adresse e-mail l’est déjà. Rien n’a été modifié\u00a0: connectez-vous avec elle.',
    oubli,
  ],
})

export const identifiantModifie = defineMail({
  key: 'comptes.identifiantModifie',
  variables: { nouvelle: 'texte', lien: 'lien', jours: 'nombre' },
  sujet: 'Votre identifiant a changé',
  corps: [
    'L’identifiant de votre espace personnel est désormais ((nouvelle)). Les appareils qui y étaient connectés ont été déconnectés.',
    'Ce n’est pas vous, ou vous avez changé d’avis\u00a0? Pendant ((jours))\u00a0jours, un clic suffit pour revenir à cette adresse-ci, sans vous connecter\u00a0:',
    { lien: 'lien', libelle: 'Revenir à cette adresse' },
  ],
})

export const identifiantRetabli = defineMail({
  key: 'comptes.identifiantRetabli',
  variables: {},
  sujet: 'Votre identifiant est rétabli',
  corps: [
    'Cette adresse e-mail est à nouveau l’identifiant de votre espace personnel. Les appareils qui y étaient connectés ont été déconnectés.',
    'Si le changement n’était pas de vous, choisissez un nouveau mot de passe sans attendre («\u00a0Mot de passe oublié\u00a0» sur la page de connexion) et contactez-nous.',
  ],
})

export const identifiantRendu = defineMail({
  key: 'comptes.identifiantRendu',
  variables: {},
  sujet: 'Cette adresse n’est plus votre identifiant',
  corps: [
    'Le changement d’identifiant de votre espace personnel a été annulé depuis l’adresse e-mail précédente, qui est à nouveau votre identifiant.',
    pasMoi,
  ],
})

export const identifiantEnPlace = defineMail({
  key: 'comptes.identifiantEnPlace',
  variables: {},
  sujet: 'Votre nouvel identifiant est en place',
  corps: [
    'Cette adresse e-mail est désormais l’identifiant de votre espace personnel. Connectez-vous avec elle et votre mot de passe habituel.',
    pasMoi,
  ],
})

export const espaceExistant = defineMail({
  key: 'comptes.espaceExistant',
  variables: { lien: 'lien' },
  sujet: 'Vous avez déjà un espace personnel',
  corps: [
    'Vos informations viennent d’être saisies pour créer un espace personnel, mais vous en avez déjà un. Connectez-vous avec cette adresse e-mail.',
    { lien: 'lien', libelle: 'Me connecter' },
    'Si vous avez oublié votre mot de passe, demandez-en un nouveau depuis la page de connexion.',
    oubli,
  ],
})

export const adressePrise = defineMail({
  key: 'comptes.adressePrise',
  variables: {},
  sujet: 'Votre adresse e-mail a été saisie',
  corps: [
    'Cette adresse e-mail vient d’être saisie pour un espace personnel ((assureur)), mais elle est déjà l’identifiant d’un autre espace. Rien n’a été créé ni modifié.',
    'Si c’était vous, choisissez une autre adresse e-mail.',
  ],
})

export const aucunEspace = defineMail({
  key: 'comptes.aucunEspace',
  variables: { lien: 'lien' },
  sujet: 'Aucun espace personnel à modifier',
  corps: [
    'Vous avez demandé à changer l’identifiant de votre espace personnel, mais vous n’en avez pas encore d’actif. Vous pouvez le créer dès maintenant.',
    { lien: 'lien', libelle: 'Créer mon espace' },
    oubli,
  ],
})

export const changementRecu = defineMail({
  key: 'comptes.changementRecu',
  variables: { nouvelle: 'texte', lien: 'lien' },
  sujet: 'Nous avons reçu votre changement d’identifiant',
  corps: [
    'Vous avez demandé à vous connecter avec l’adresse e-mail ((nouvelle)). Un conseiller la vérifie, puis vous répond par e-mail. D’ici là, connectez-vous avec votre identifiant actuel.',
    suivre,
    pasMoi,
  ],
})

export const changementEnCours = defineMail({
  key: 'comptes.changementEnCours',
  variables: { nouvelle: 'texte', jusquAu: 'instant', annuler: 'lien', lien: 'lien' },
  sujet: 'Il reste un geste\u00a0: ouvrez le lien, au plus tard le ((jusquAu))',
  corps: [
    'Nous venons d’écrire à ((nouvelle))\u00a0: ouvrez le lien de ce message, et cette adresse e-mail deviendra votre identifiant. D’ici là, connectez-vous avec votre identifiant actuel. Sans ce geste, rien ne change.',
    'Rien reçu\u00a0? Regardez dans les courriers indésirables. Un nouveau lien remplace le premier.',
    vers('Renvoyer ou corriger'),
    'Ce n’est pas vous, ou vous avez changé d’avis\u00a0? Un clic suffit, sans vous connecter\u00a0:',
    { lien: 'annuler', libelle: 'Annuler ce changement' },
  ],
})

export const comptesMots = [
  changementRecu,
  changementEnCours,
  confirmation,
  activation,
  reinitialisation,
  motDePasseModifie,
  espaceActive,
  inscriptionReprise,
  nouvelIdentifiant,
  changementDemande,
  changementAnnule,
  changementAbandonne,
  identifiantInchange,
  identifiantModifie,
  identifiantRetabli,
  identifiantRendu,
  identifiantEnPlace,
  espaceExistant,
  adressePrise,
  aucunEspace,
]
