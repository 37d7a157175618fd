import { formatDate, formatInstant, formatMontant } from '@espace-adherent/domain'

type Interets = { le: string; montant: number; double: string; isAVerifier: boolean }

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
export const textes = {
  demandeur: { qui: 'Nom', email: 'E-mail', contrat: 'Numéro de contrat indiqué' },
  dansVotreEspace: 'Le détail vous attend dans votre espace, où vous seul le lisez.',
  lettreSante:
    'Ce texte parle de santé\u00a0: un e-mail peut être lu par d’autres. Écrivez-le dans votre réponse, que l’on ne lit que dans l’espace',
  pieceMedicale: 'Cette pièce est lue par le service médical uniquement.',
  messageMedical: 'Message reçu, lu par le service médical',
  messageDuService: 'Message du service médical',
  noteDuService: 'Note du service médical, qu’il est seul à lire',
  serviceMedicalSeul: 'Le service médical est seul à pouvoir le dire.',
  cleDejaUtilisee: 'Une autre demande a déjà été envoyée avec la même clé d’idempotence',
  /** Somebody decided meanwhile: who, when, what. */
  entreTemps: (par: string, quoi: string, le: Date) =>
    `${par} ${quoi} le ${formatInstant(le)}\u00a0: la demande a été rechargée, reprenez à partir de ce qu’elle est devenue`,
  par: {
    membre: 'L’adhérent',
    portail: 'Le portail',
    gestionnaire: 'Un gestionnaire',
    systeme: 'Le système de gestion',
  },
  quoi: {
    recevoir: 'a envoyé cette demande',
    prendre: 'a pris cette demande en charge',
    rendre: 'a rendu cette demande',
    confier: 'a confié cette demande',
    demander: 'a demandé un complément',
    repondre: 'a répondu',
    ecrire: 'a écrit un message',
    accepter: 'a accepté cette demande',
    refuser: 'a refusé cette demande',
    clore: 'a classé cette demande sans suite',
    conclure: 'a répondu à ce message et l’a fermé',
    annuler: 'a annulé cette demande',
    appliquer: 'a appliqué cette demande',
    revenir: 'a repris cette décision',
    requalifier: 'a requalifié cette demande',
    coder: 'a indiqué le soin de cette facture',
    rattacher: 'a reconnu qui a envoyé cette demande',
    reunir: 'a réuni cette conversation à un autre message',
    joindre: 'a réuni ce message à un autre',
    tenir: 'a noté une obligation comme tenue',
    analyser: 'a complété le registre des réclamations',
  },
  sansCompte: 'Sans compte',
  sansEspace:
    'Cette personne n’a pas d’espace où répondre\u00a0: écrivez-lui, votre message part par e-mail',
  pasRequalifiable: 'Cette demande ne peut pas être requalifiée ainsi',
  pasACoder: 'Le soin de cette demande est déjà indiqué par la personne qui l’a envoyée',
  pasAuRegistre: 'Cette demande n’est pas une réclamation',
  pasSansCompte: 'Cette demande vient d’un compte\u00a0: on sait déjà de qui elle vient',
  contratInconnu: 'Aucun contrat ne porte ce numéro',
  dejaTenue: 'C’est déjà noté, ou ce n’est plus dû',
  neSeClotPas:
    'Cette demande ne se classe pas\u00a0: elle peut être acceptée. Corrigez son motif s’il le faut',
  identiteAVerifier: 'Vérifiez d’abord de qui vient cette demande, puis rattachez-la à son contrat',
  aRattacher:
    'Personne n’a été reconnu\u00a0: rattachez cette demande à son contrat avant de l’accepter',
  attenteDejaRepondue: 'Vous avez déjà répondu, ou ce document n’est plus demandé',
  reponseVide: 'Écrivez votre réponse, ou joignez le document demandé',
  echeancePassee: 'L’échéance doit être à venir',
  champInconnu: 'Ce document ne fait pas partie de cette démarche',
  pieceDejaDemandee:
    'Cette pièce a déjà été demandée, et ne peut pas l’être deux fois après un décès. Si elle est illisible, écrivez à la personne',
  interets: ({ le, montant, double, isAVerifier }: Interets) =>
    `Intérêts dus au ${formatDate(le)}\u00a0: ${formatMontant(montant)} pour 1\u00a0000\u00a0€. Taux légal doublé jusqu’au ${formatDate(double)}, triplé ensuite${isAVerifier ? '\u00a0; taux de ce semestre à vérifier' : ''}.`,
  dejaJointe: 'Ce message fait partie d’une autre conversation\u00a0: continuez dans celle-ci',
  pasAReunir: 'Seuls des messages peuvent être réunis',
  collegueInconnu: 'Cette personne ne traite pas de demandes',
  collegueConcerne:
    'Cette demande concerne cette personne ou l’un de ses proches\u00a0: choisissez quelqu’un d’autre',
  absent: (nom: string, jusquAu: string) =>
    `${nom} est en congé jusqu’au ${formatDate(jusquAu)}\u00a0: choisissez quelqu’un d’autre`,
  absencePassee: 'Le dernier jour de l’absence est déjà passé',
  rienAPrendre: 'Toutes les demandes sont prises en charge, ou attendent l’adhérent',
  tropDeMonde: 'D’autres gestionnaires prennent les demandes au même moment\u00a0: réessayez',
  reponse: 'Votre réponse',
  aCompleter: (reste: string) => `Complétez ${reste} avant d’envoyer`,
  jointeSansTexte: 'Écrivez la réponse que ces documents accompagnent',
  jointe: 'Joint à notre réponse',
  pieceEnAnalyse:
    'Ce document est en attente d’analyse antivirus\u00a0: réessayez plus tard. Sans analyse dans les 24 heures, joignez-le à nouveau',
  nePeutPlus: (raisons: string) =>
    `Cette demande ne peut plus être appliquée telle quelle\u00a0: ${raisons}`,
  lot: {
    attente: 'Une pièce ou une réponse est attendue de l’adhérent',
    medicale: 'Une pièce n’a pas l’avis conforme du service médical',
    montant: 'Un montant est à fixer',
    lettre: 'Une réponse est à écrire',
    aComparer: 'Les coordonnées bancaires se comparent une par une',
  },
  compteFerme: 'Le compte de la personne est fermé\u00a0: cette demande ne peut plus être traitée',
} as const
