import { formatDate, formatInstant } from '@espace-adherent/domain'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
export const textes = {
  cleDejaUtilisee: 'Une autre demande a déjà été envoyée avec la même clé d’idempotence',
  suivre: 'Suivre ma demande',
  nom: (libelle: string, reference: string) => `«\u00a0${libelle}\u00a0» (n°\u00a0${reference})`,
  /** Somebody decided meanwhile: who, when, what. */
  entreTemps: (par: string, quoi: string, le: Date) =>
    `${par} ${quoi} le ${formatInstant(le)}\u00a0: la demande a été rechargée, reprenez à partir de ce qu’elle est devenue`,
  par: { membre: 'Le membre', portail: 'Le portail', gestionnaire: 'Un gestionnaire' },
  quoi: {
    recevoir: 'a envoyé cette demande',
    prendre: 'a pris cette demande en charge',
    rendre: 'a rendu cette demande',
    demander: 'a demandé un complément',
    repondre: 'a répondu',
    ecrire: 'a écrit un message',
    accepter: 'a accepté cette demande',
    refuser: 'a refusé cette demande',
    clore: 'a classé cette demande sans suite',
    annuler: 'a annulé cette demande',
    appliquer: 'a appliqué cette demande',
    revenir: 'a repris cette décision',
  },
  attenteDejaRepondue: 'Vous avez déjà répondu, ou ce document n’est plus demandé',
  reponseVide: 'Écrivez votre réponse, ou joignez le document demandé',
  echeancePassee: 'L’échéance doit être à venir',
  champInconnu: 'Ce document ne fait pas partie de cette démarche',
  reponse: 'Votre réponse',
  pieceEnAnalyse:
    'Ce document est en attente d’analyse antivirus : réessayez plus tard. Sans analyse dans les 24 heures, joignez-le à nouveau',
  nePeutPlus: (raisons: string) =>
    `Cette demande ne peut plus être appliquée telle quelle\u00a0: ${raisons}`,
  compteFerme: 'Le compte de la personne est fermé\u00a0: cette demande ne peut plus être traitée',
  demandee: {
    sujet: (libelle: string) => `Votre demande «\u00a0${libelle}\u00a0» attend un complément`,
    texte: (quoi: string, echeance: string) =>
      `Pour traiter votre demande, nous avons besoin de\u00a0: ${quoi}. Merci de répondre avant le ${formatDate(echeance)}.`,
    reponse: 'une réponse de votre part',
  },
  refusee: {
    sujet: (libelle: string) => `Votre demande «\u00a0${libelle}\u00a0» est refusée`,
    texte: (nom: string) =>
      `Nous ne pouvons pas donner une suite favorable à votre demande ${nom}.`,
  },
  close: {
    sujet: (libelle: string) => `Votre demande «\u00a0${libelle}\u00a0» est classée sans suite`,
    texte: (nom: string) => `Votre demande ${nom} est classée sans suite\u00a0: rien n’a changé.`,
  },
  planifiee: {
    sujet: (libelle: string) => `Votre demande «\u00a0${libelle}\u00a0» est acceptée`,
    texte: (nom: string, effet: string) =>
      `Votre demande ${nom} est acceptée. Elle prendra effet le ${formatDate(effet)}\u00a0; vous pouvez l’annuler jusqu’à la veille.`,
  },
  message: {
    sujet: (libelle: string) => `Un message au sujet de votre demande «\u00a0${libelle}\u00a0»`,
    texte: (nom: string) =>
      `Un message vous attend dans votre espace, au sujet de votre demande ${nom}.`,
  },
  reprise: {
    sujet: (libelle: string) => `Votre demande «\u00a0${libelle}\u00a0» est à nouveau étudiée`,
    texte: (nom: string) =>
      `La réponse à votre demande ${nom} n’a pas encore été appliquée\u00a0: nous l’étudions à nouveau.`,
  },
  accuse: {
    titre: 'Accusé de réception de votre demande',
    references: { reference: 'Demande', envoyee: 'Envoyée le', contrat: 'Contrat' },
    intro: (libelle: string, le: Date) =>
      `Nous avons bien reçu votre demande «\u00a0${libelle}\u00a0», envoyée le ${formatInstant(le)}.`,
    etat: (etat: string) => `État de la demande au jour de ce document\u00a0: ${etat}.`,
    effet: (effet: string) => `Date d’effet\u00a0: ${formatDate(effet)}.`,
    lignes: 'Ce que vous avez demandé',
    colonnes: ['', 'Avant', 'Après'],
    rien: '–',
    pieces: 'Documents joints',
    nomFichier: (reference: string) => `accuse-reception-${reference}.pdf`,
  },
} as const
