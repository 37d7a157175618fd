import type { EvenementDemande } from '@espace-adherent/contract/demandes'
import type { GesteGestionnaire, RaisonLot } from '@espace-adherent/contract/demandes/gestion'
import type { MotifAttente } from '@espace-adherent/domain/demandes'
import { formatCompte } from '@espace-adherent/domain/montants'
import { accorde, de, denombre, enJoursOuvres } from '@espace-adherent/domain/texte'

/** French typography: a no-break space stands before « : ; ? ! ». */
type Nom = GesteGestionnaire['geste']

const par = (nom: string | null) => (nom ? ` par ${nom}` : '')

export const textes = {
  ouvrirDemande: 'Ouvrir dans la file',
  titre: 'Demandes',
  lead: 'Ce que vos adhérents ont demandé, le plus urgent d’abord.',
  suivante: 'Prendre la suivante',
  suivanteEchec: 'Aucune demande n’a été prise',
  prise: (reference: string) => `La demande ${reference} est à vous`,
  raccourcis: 'Raccourcis',

  vues: 'Vues de la file',
  vue: {
    aTraiter: 'À traiter',
    aPrendre: 'À prendre',
    chezMoi: 'Chez moi',
    enPause: 'Chez l’adhérent',
    horsDelai: 'Hors délai',
    horsDelaiLegal: 'Délai légal dépassé',
    aLire: 'À lire',
    planifiees: 'Planifiées',
    traitees: 'Traitées',
  },
  vueDe: (auteur: string | null) => `Partagée par ${auteur ?? 'un ancien collègue'}`,
  nombre: (nombre: number, max: number) =>
    nombre >= max ? `${formatCompte(max)} et plus` : String(nombre),

  filtres: (nombre: number) => (nombre > 0 ? `Filtres (${nombre})` : 'Filtres'),
  rechercheEtFiltres: 'Recherche et filtres',
  rechercher: 'Rechercher',
  exemple: 'Nom, contrat, référence, e-mail…',
  acte: 'Acte',
  tousLesActes: 'Tous',
  etat: 'État',
  aTraiter: 'À traiter',
  etats: {
    recue: 'À prendre',
    'en-cours': 'En cours',
    'en-pause': 'Pièce ou réponse attendue',
    planifiee: 'Planifiées',
    traitee: 'Traitées',
  },
  chez: 'Chez',
  toutLeMonde: 'Tous',
  moi: 'Moi',
  personne: 'Personne',
  delai: 'Délai',
  tousDelais: 'Tous',
  horsDelai: 'Hors délai',
  tri: 'Ordre',
  triEcheance: 'Échéance',
  triRecente: 'Les plus récentes',

  liste: 'Demandes de la file',
  trouvees: (nombre: number) => (nombre === 0 ? 'Aucune demande' : denombre(nombre, 'demande')),
  toutChoisir: 'Choisir toutes les demandes affichées',
  choisir: (libelle: string, membre: string) => `Choisir ${libelle}, ${membre}`,
  anonyme: 'Compte fermé',
  repetees: (nombre: number) =>
    nombre > 1
      ? `${denombre(nombre, 'autre')} du même expéditeur ce jour-là\u00a0:`
      : 'Une autre du même expéditeur ce jour-là\u00a0:',
  sansCompte: 'sans compte',
  legale: (jour: string) => `légal\u00a0: ${jour}`,
  legaleDepassee: (jour: string) => `légal dépassé\u00a0: ${jour}`,
  recueLe: (jour: string) => `reçue le ${jour}`,
  chezQui: (nom: string) => `chez ${nom}`,
  chezPersonne: 'à prendre',
  vide: 'La file est vide',
  videTexte:
    'Personne n’attend de réponse. Les nouvelles demandes arrivent ici, les plus urgentes d’abord.',
  videFiltre: 'Aucune demande ne correspond',
  videFiltreTexte: 'Essayez une autre vue, ou moins de filtres.',
  effacer: 'Effacer les filtres',

  aPrendre: 'À prendre',
  pieceDemandee: 'Pièce demandée',
  reponseEnvoyee: 'Réponse envoyée',
  reponseRecue: 'Réponse reçue',
  prendEffet: (jour: string) => `Prend effet le ${jour}`,
  retard: (jours: number) => `${jours}\u00a0j de retard`,
  aujourdhui: 'aujourd’hui',
  demain: 'demain',
  enPause: 'en pause',
  sansReponse: (jour: string) => `sans réponse au ${jour}`,
  decideeLe: (jour: string) => `le ${jour}`,
  echeance: 'Échéance',

  lot: {
    region: 'Demandes choisies',
    nombre: (nombre: number) => denombre(nombre, 'demande choisie'),
    bouton: {
      prendre: (nombre: number) => (nombre > 1 ? `Prendre les ${nombre}` : 'Prendre'),
      rendre: (nombre: number) => (nombre > 1 ? `Rendre les ${nombre}` : 'Rendre'),
      accepter: (nombre: number) => (nombre > 1 ? `Accepter les ${nombre}` : 'Accepter'),
    },
    confier: 'Confier…',
    confierA: (nombre: number) => (nombre > 1 ? `Confier les ${nombre}` : 'Confier'),
    aucune: 'Ne rien choisir',
    continuer: 'Voir ce qui reste',
    ouvrir: 'Ouvrir',
    accepter: (nombre: number) =>
      nombre > 1 ? `${nombre} peuvent être acceptées\u00a0:` : 'Une peut être acceptée\u00a0:',
    effet: (nombre: number, libelle: string, jour: string | null) =>
      [
        nombre > 1 ? `${nombre} fois «\u00a0${libelle}\u00a0»` : `«\u00a0${libelle}\u00a0»`,
        jour && `effet le ${jour}`,
      ]
        .filter(Boolean)
        .join(', '),
    prevenus: (nombre: number) =>
      nombre === 0
        ? 'Personne n’est prévenu par e-mail.'
        : nombre > 1
          ? `${nombre} adhérents sont prévenus par e-mail.`
          : 'Un adhérent est prévenu par e-mail.',
    rienAAccepter: 'Aucune de ces demandes ne s’accepte.',
    laissees: (nombre: number, raisons: string) =>
      `${nombre > 1 ? `${nombre} laissées de côté` : 'Une laissée de côté'}\u00a0: ${raisons}`,
    raison: {
      message: (nombre: number) => denombre(nombre, 'message'),
      concernee: (nombre: number) => `${nombre} à traiter par quelqu’un d’autre`,
      attente: (nombre: number) => `${nombre} en attente d’une pièce ou d’une réponse`,
      medicale: (nombre: number) => `${nombre} à lire par le service médical`,
      'a-comparer': (nombre: number) => `${nombre} à comparer une par une`,
      'une-par-une': (nombre: number) =>
        `${nombre} à décider une par une, un montant ou une réponse étant à y mettre`,
      obstacle: (nombre: number) => `${nombre} à revoir une par une`,
      decidee: (nombre: number) => `${nombre} d’une autre étape`,
      changee: (nombre: number) => `${nombre} ${nombre > 1 ? 'changées' : 'changée'} entre-temps`,
      autre: (nombre: number) => `${nombre} à ouvrir`,
    } satisfies Record<RaisonLot, (nombre: number) => string>,
    confierTitre: 'Confier à un collègue',
    faites: (nombre: number) =>
      nombre === 0 ? 'Rien n’a été fait' : denombre(nombre, 'demande traitée'),
    echec: 'L’action n’a pas abouti',
  },
  enchainer: {
    fait: (geste: Nom) =>
      (
        ({
          accepter: 'acceptée.',
          refuser: 'refusée.',
          clore: 'classée sans suite.',
          conclure: 'répondue et close.',
          ecrire: 'répondue, laissée ouverte.',
          demander: 'complément demandé.',
          confier: 'confiée à un collègue.',
          rendre: 'rendue à la file.',
        }) as Partial<Record<Nom, string>>
      )[geste] ?? 'traitée.',
    fin: (restantes: number) =>
      restantes > 0
        ? `La liste est finie\u00a0; ${restantes > 1 ? `${restantes} restent` : 'une reste'} plus haut.`
        : 'La liste est finie.',
    revenir: 'Y revenir',
    auDebut: 'Reprendre au début',
  },
  comparer: {
    titre: 'À comparer avant de décider',
    aide: 'L’adhérent verra dans son espace que vous avez lu ces coordonnées en entier.',
    lire: 'Afficher les IBAN en entier',
    avant: 'Aujourd’hui',
    apres: 'Demandé',
    aucun: 'Aucun',
  },
  manques: {
    titre: 'Il manque quelque chose à cette demande',
    attendue: (quoi: string, jour: string) => `${quoi}, attendu au plus tard le ${jour}`,
    nonConforme: (quoi: string) => `${quoi}\u00a0: le service médical ne l’a pas jugée conforme`,
    nonLue: (quoi: string) => `${quoi}\u00a0: le service médical ne l’a pas encore lue`,
    aComparer: 'Les coordonnées bancaires n’ont pas été comparées en entier',
    texte: 'Vous pouvez accepter quand même\u00a0: rien ne sera plus attendu.',
  },
  recherche: {
    partout: 'Recherche dans toutes les demandes, ouvertes et closes.',
    reduite: 'Recherche réduite à vos filtres.',
    elargir: 'Chercher partout',
  },

  journee: {
    titre: 'Votre journée',
    traitees: (nombre: number) => accorde(nombre, 'traitée'),
    demandees: (nombre: number) => accorde(nombre, 'pièce demandée'),
    chezMoi: 'chez vous',
    pourAujourdhui: 'pour aujourd’hui',
    minutes: (minutes: number) =>
      minutes < 90 ? `${minutes}\u00a0min` : `${Math.round(minutes / 60)}\u00a0h`,
    temps: 'temps médian',
  },
  absences: {
    ouvrir: 'Absences',
    titre: 'Absences',
    texte:
      'Les demandes en cours d’une personne absente passent à qui la remplace, ou reviennent dans la file. Personne ne peut lui en confier d’ici son retour.',
    absent: (nom: string, jour: string, remplacant: string | null) =>
      remplacant
        ? `${nom}, jusqu’au ${jour}\u00a0; ${remplacant} prend la suite`
        : `${nom}, jusqu’au ${jour}`,
    deRetour: 'De retour',
    change: (nom: string) => `L’absence ${de(nom)} a changé entre-temps`,
    qui: 'Qui est absent',
    jusquAu: 'Jusqu’au (compris)',
    remplacant: 'Qui prend la suite',
    remplacantAide: 'Sans personne, les demandes reviennent dans la file.',
    aLaFile: 'Personne\u00a0: retour à la file',
    enregistrer: 'Enregistrer l’absence',
    enConge: (nom: string, jour: string) => `${nom} (absent jusqu’au ${jour})`,
  },
  courrier: {
    ouvrir: 'Résiliation par courrier',
    titre: 'Résiliation reçue par courrier',
    texte:
      'Le nouvel assureur d’un adhérent peut résilier à sa place. Une fois saisie, la demande suit le même chemin\u00a0: accusé de réception, date de fin, remboursement.',
    assureur: 'Nouvel assureur',
    recueLe: 'Courrier arrivé le',
    email: 'Adresse e-mail',
    emailAide: 'Seulement si l’adhérent n’a pas de compte.',
    requis: 'Ce champ est nécessaire',
    enregistrer: 'Enregistrer la demande',
    fait: 'La résiliation est dans la file',
  },
  lettre: {
    modifier: 'Modifier cet e-mail',
    titre: 'L’e-mail qui partira',
    origine: 'Revenir au texte d’origine',
    sujet: 'Objet',
    sujetRequis: 'Écrivez l’objet de l’e-mail',
    corps: 'Texte de l’e-mail',
    corpsAide: 'Une ligne vide sépare les paragraphes. Le lien vers la demande est ajouté.',
  },

  retour: 'Demandes',
  introuvable: 'Cette demande est introuvable',
  introuvableTexte: 'Elle n’existe pas, ou elle est d’un autre organisme.',
  precedente: 'Demande précédente (K)',
  suivanteListe: 'Demande suivante (J)',
  fermer: 'Fermer',
  onglets: 'Parties du dossier',
  onglet: {
    demande: 'Demande',
    pieces: 'Pièces',
    echanges: 'Échanges',
    conversation: 'Conversation',
    notes: 'Notes',
    personne: 'Adhérent',
    historique: 'Historique',
  },
  legales: 'Ce que la loi demande',
  legaleTenue: (jour: string) => `fait le ${jour}`,
  legaleAvant: (jour: string) => `au plus tard le ${jour}`,
  legaleFaite: (libelle: string) => `Noter «\u00a0${libelle}\u00a0» comme fait`,
  demandeur: 'Qui demande',
  email: 'E-mail',
  demandeurReconnu: 'Reconnu par le nom et le contrat. Vérifiez que c’est bien cette personne.',
  demandeurVerifie: 'Vous avez vérifié qui demande.',
  demandeurInconnu:
    'Personne n’a été reconnu\u00a0: cherchez son contrat, puis rattachez la demande.',
  demandeurSansEspace:
    'Cette personne n’a pas de compte\u00a0: tout ce que vous lui écrivez part par e-mail.',
  rattacherTitre: 'Rattacher cette demande à un contrat',
  rattacherConfirmer: 'J’ai vérifié qui demande\u00a0: rattacher',
  rattacherAide: 'Vous attestez avoir vérifié l’identité de cette personne.',
  numeroContrat: 'Numéro de contrat',
  coderTitre: 'Indiquer le soin de la facture',
  coderAide:
    'Tel que la facture le porte. Le remboursement est calculé, et rien n’est encore décidé\u00a0: vous relisez les montants avant d’accepter.',
  coderConfirmer: 'Calculer',
  coderProfessionnel: 'Professionnel ou établissement',
  coderDate: 'Date des soins',
  coderEcart: (dit: string, code: string) =>
    `La personne a indiqué ${dit}, vos soins font ${code}\u00a0: vérifiez le total.`,
  coderEcartTitre: 'Les totaux ne sont pas les mêmes',
  requalifierTitre: 'Corriger le motif',
  requalifierConfirmer: 'Corriger',
  requalifierAide:
    'Une résiliation ne se refuse pas\u00a0: choisissez le motif qui lui est ouvert, sa date suit.',
  motifRetenu: 'Motif',
  reclamerTitre: 'Traiter comme une réclamation',
  reclamerAide:
    'L’adhérent exprime un mécontentement\u00a0: il reçoit un accusé de réception, et une réponse lui est due deux mois après son envoi.',
  reclamerConfirmer: 'Traiter comme une réclamation',
  reunirTitre: 'Réunir à un autre message',
  reunirAide:
    'Le plus ancien des deux continue\u00a0: il reprend les messages, les documents et l’échéance la plus proche de l’autre. L’adhérent voit une seule conversation et n’en est pas prévenu. C’est définitif.',
  reunirAvec: 'Autre message de cette personne',
  reunirChoix: (reference: string, jour: string, quoi: string) => `${reference}, ${jour} · ${quoi}`,
  reunirReste: (reference: string) => `${reference} continue, l’autre en fera partie.`,
  reunirConfirmer: 'Réunir pour de bon',
  jointe: (reference: string) => `Ce message fait partie de la conversation ${reference}`,
  jointeOuvrir: 'Ouvrir cette conversation',
  analyserTitre: 'Cause et action corrective',
  analyserAide: 'Pour le registre des réclamations. L’adhérent ne le voit pas.',
  analyserConfirmer: 'Enregistrer',
  cause: 'D’où vient-elle\u00a0?',
  actionCorrective: 'Ce qui est fait pour que cela ne se reproduise pas',
  lectureSeule: 'Votre rôle permet de consulter cette demande, pas de la traiter.',

  changera: 'Ce que l’acceptation changera',
  changerait: 'Ce qui a été demandé',
  effet: (jour: string) => `Effet le ${jour}`,
  effetImmediat: 'Effet immédiat',
  obstacle: 'Cette demande ne peut plus être appliquée telle quelle',
  ecarts: 'Le dossier a changé depuis l’envoi',
  ecartsTexte: 'L’adhérent avait vu ceci au moment d’envoyer sa demande\u00a0:',
  compteFerme: 'Le compte de l’adhérent est fermé',
  compteFermeTexte: 'Rien ne peut plus être appliqué\u00a0: classez la demande sans suite.',
  planifiee: (jour: string) => `Acceptée, elle sera appliquée le ${jour}`,
  planifieeTexte: 'Jusque-là, vous pouvez reprendre la décision.',
  ditAuMembre: 'Ce que l’adhérent lit',
  ditAuMembreTexte: 'Dans sa demande et dans son e-mail',
  motif: 'Motif',
  attend: (quoi: string, jour: string) => `${quoi}\u00a0: attendu au plus tard le ${jour}`,
  attenteDepassee: (quoi: string, jour: string) => `${quoi}\u00a0: attendu depuis le ${jour}`,
  attenteTexte: 'Le délai est arrêté jusqu’à la réponse.',
  preuve: 'Preuve de signature',
  joursEcoules: (jours: number) =>
    jours === 0
      ? 'Aucun jour ouvré écoulé, hors attentes'
      : `${denombre(jours, 'jour ouvré écoulé')}, hors attentes`,
  delaiHabituel: (median: number) => `délai habituel\u00a0: ${enJoursOuvres(median)}`,

  sansPiece: 'Aucune pièce jointe',
  pieceAttendue: (quoi: string, jour: string) =>
    `Demandé et pas encore reçu\u00a0: ${quoi}, attendu au plus tard le ${jour}`,
  pieceRecue: (libelle: string, jour: string) => `${libelle}, reçue le ${jour}`,
  pieces: 'Pièces de la demande',
  medicale: {
    recue: 'Reçue, lue par le service médical',
    avis: (avis: string, jour: string) =>
      `Service médical\u00a0: ${avis.toLowerCase()}, le ${jour}`,
    pourEux:
      'Cette pièce est couverte par le secret médical\u00a0: vous voyez qu’elle est là et ce que le service médical en dit, pas ce qu’elle contient.',
    pourVous:
      'Le service médical est seul à la lire. Les gestionnaires verront votre avis, sans le contenu de la pièce. Chaque ouverture est inscrite à l’historique.',
    decider: 'Votre avis sur cette pièce',
    donne: 'Avis enregistré',
    change: 'Un collègue a donné son avis entre-temps',
    echec: 'L’avis n’a pas pu être enregistré',
  },

  secret: {
    leve: (jour: string) => `Service médical\u00a0: non médical, le ${jour}`,
    tenu: (jour: string) => `Réservé au service médical le ${jour}`,
    lever: {
      piece: 'Déclarer cette pièce non médicale',
      message: 'Déclarer ce message non médical',
      saisie: 'Déclarer ce texte non médical',
    },
    retablir: {
      piece: 'Déclarer cette pièce médicale',
      message: 'Déclarer ce message médical',
      saisie: 'Déclarer ce texte médical',
    },
    leverTitre: 'L’ouvrir aux gestionnaires\u00a0?',
    leverTexte:
      'Les gestionnaires, les consultants et les administrateurs pourront le lire, avec son nom. L’adhérent verra que vous l’avez décidé. Vous pourrez revenir sur cette décision.',
    leverConfirmer: 'Ouvrir aux gestionnaires',
    transmettre: 'Transmettre au service médical',
    transmettreTitre: 'Transmettre au service médical\u00a0?',
    transmettreTexte:
      'Le service médical sera seul à le lire. Vous ne pourrez plus l’ouvrir, et lui seul pourra vous le rendre. L’adhérent verra que vous l’avez transmis.',
    transmettreConfirmer: 'Confirmer la transmission',
    fait: 'Votre décision est enregistrée',
    echec: 'Votre décision n’a pas pu être enregistrée',
    transmis: 'Transmis au service médical',
    echecTransmettre: 'La transmission n’a pas pu être faite',
    ecrits: 'Texte reçu, lu par le service médical',
    ecritsPourEux:
      'Ce que l’adhérent a écrit est couvert par le secret médical. Le reste de sa demande est affiché plus bas.',
    ecritsPourVous:
      'Le service médical est seul à lire ce que l’adhérent a écrit, tant que vous ne le déclarez pas non médical.',
    messagePourVous: 'Seul le service médical lit ce message.',
  },

  repondre: {
    titre: 'Votre réponse',
    texte: 'Texte de la réponse',
    aide: 'L’adhérent la lit dans son espace\u00a0; un e-mail l’en prévient, sans le texte.',
    modeles: 'Modèles',
    requis: 'Écrivez votre réponse',
    aCompleter: (reste: string) => `Complétez ${reste} avant d’envoyer`,
    joindre: 'Joindre des documents',
    laisserOuvert: 'Répondre, laisser ouvert',
    etClore: 'Répondre et clore',
    clore: 'Clore sans autre réponse',
  },
  sujetMedical: 'Message lu par le service médical',
  sansEchange: 'Aucun message pour l’instant.',
  ecrire: 'Message à l’adhérent',
  ecrireAide: 'Il le lit dans son espace\u00a0; un e-mail l’en prévient, sans le texte.',
  envoyer: 'Envoyer',
  message: (qui: string, le: string) => `${qui} · ${le}`,
  lu: (le: string) => `lu le ${le}`,
  nonLu: 'non lu',

  empechement: 'Vous ne traitez pas cette demande',
  notesReservees: 'Les notes de vos collègues sur ce dossier ne vous sont pas montrées.',
  sansNote: 'Aucune note. Les gestionnaires lisent les notes, jamais l’adhérent.',
  noter: 'Note interne',
  noterAide: 'L’adhérent ne la voit pas.',
  ajouter: 'Ajouter la note',

  contrat: 'Contrat',
  offre: 'Offre',
  adherent: 'Adhérent',
  fiche: 'Voir sa fiche',
  autresDemandes: 'Ses autres demandes',
  sansAutre: 'Aucune autre demande.',

  actions: 'Actions sur la demande',
  geste: {
    prendre: 'Prendre',
    rendre: 'Rendre à la file',
    confier: 'Confier à un collègue',
    demander: 'Demander',
    refuser: 'Refuser',
    clore: 'Classer sans suite',
    conclure: 'Répondre',
    accepter: 'Accepter',
    revenir: 'Reprendre la décision',
    ecrire: 'Écrire',
    noter: 'Noter',
    requalifier: 'Corriger le motif',
    coder: 'Indiquer le soin',
    rattacher: 'Rattacher à un contrat',
    reunir: 'Réunir à un autre message',
    tenir: 'Noter comme fait',
    analyser: 'Cause et action corrective',
  } satisfies Record<Nom, string>,
  fait: {
    prendre: 'La demande est à vous',
    rendre: 'La demande est rendue à la file',
    confier: 'La demande est confiée',
    demander: 'Le complément est demandé',
    refuser: 'La demande est refusée',
    clore: 'La demande est classée sans suite',
    conclure: 'Le message a sa réponse et il est clos',
    accepter: 'La demande est acceptée',
    revenir: 'La décision est reprise',
    ecrire: 'Le message est envoyé',
    noter: 'La note est ajoutée',
    requalifier: 'Le motif est corrigé',
    coder: 'Le remboursement est calculé\u00a0: relisez-le, puis acceptez',
    rattacher: 'La demande est rattachée',
    reunir: 'Les deux messages ne font plus qu’une conversation',
    tenir: 'C’est noté',
    analyser: 'Le registre est à jour',
  } satisfies Record<Nom, string>,
  autres: 'Autres',
  echec: 'L’action n’a pas abouti',
  annuler: 'Annuler',

  refuserTitre: 'Refuser\u00a0: pour quel motif\u00a0?',
  refuserConfirmer: 'Confirmer le refus',
  demanderTitre: 'Que demandez-vous à l’adhérent\u00a0?',
  demanderConfirmer: 'Envoyer la demande',
  cloreTitre: 'Classer sans suite',
  cloreConfirmer: 'Classer la demande',
  accepterTitre: 'Accepter cette demande\u00a0?',
  accepterConfirmer: 'Confirmer l’acceptation',
  confierTitre: 'À qui confier cette demande\u00a0?',
  confierConfirmer: 'Confier',
  revenirTitre: 'Reprendre la décision\u00a0?',
  revenirTexte:
    'Rien n’a encore été appliqué\u00a0: la demande revient dans la file, à votre nom. L’adhérent en est prévenu.',
  revenirConfirmer: 'Reprendre la décision',
  modeles: 'Motifs proposés',
  texte: 'Texte envoyé à l’adhérent',
  texteRequis: 'Écrivez le texte que l’adhérent recevra',
  piece: 'Pièce ou réponse',
  uneReponse: 'Une réponse écrite',
  raison: 'Raison',
  sansRaison: 'Sans raison particulière',
  repondreAvant: 'Répondre au plus tard le',
  dateRequise: 'Donnez une date à venir',
  prevenir: 'Prévenir l’adhérent',
  prevenirAide: 'Sinon la demande est classée sans un mot.',
  collegue: 'Gestionnaire',
  collegueRequis: 'Choisissez un gestionnaire',
  apercu: 'Ce que l’adhérent recevra',
  apercuRien: 'L’adhérent n’est pas prévenu.',
  apercuAttente: 'L’e-mail s’affiche dès que le texte est écrit.',

  conflit: 'Quelqu’un a été plus rapide',
  conflitTexte: 'Rien n’a été fait de votre côté. Ce que vous aviez écrit est gardé.',
  vousVouliez: 'Vous vouliez',
  entretemps: 'Entre-temps',
  maintenant: (etat: string) => `La demande est maintenant\u00a0: ${etat}.`,

  aide: {
    titre: 'Raccourcis clavier',
    actifs: 'Raccourcis d’une seule touche',
    actifsAide: 'À désactiver si vous dictez, ou si une touche part trop vite.',
    touches: [
      ['J', 'Demande suivante'],
      ['K', 'Demande précédente'],
      ['S', 'Prendre la suivante de la file'],
      ['P', 'Prendre la demande ouverte'],
      ['D', 'Demander une pièce'],
      ['A', 'Accepter'],
      ['R', 'Refuser, ou répondre à un message'],
      ['/', 'Rechercher'],
      ['?', 'Cette aide'],
      ['Ctrl Entrée', 'Confirmer ce qui est ouvert'],
      ['Ctrl Maj Entrée', 'Répondre et clore'],
      ['Échap', 'Fermer ce qui est ouvert'],
    ],
  },

  evenement: (geste: EvenementDemande['geste'], nom: string | null): string => {
    const mots: Record<EvenementDemande['geste'], string> = {
      recevoir: 'Envoyée par l’adhérent',
      prendre: `Prise${par(nom)}`,
      rendre: `Rendue à la file${par(nom)}`,
      confier: `Confiée${par(nom)}`,
      demander: `Complément demandé${par(nom)}`,
      repondre: 'L’adhérent a répondu',
      ecrire: nom ? `Message ${de(nom)}` : 'Message de l’adhérent',
      accepter: `Acceptée${par(nom)}`,
      refuser: `Refusée${par(nom)}`,
      clore: `Classée sans suite${par(nom)}`,
      conclure: `Répondue et fermée${par(nom)}`,
      annuler: 'Annulée par l’adhérent',
      appliquer: 'Appliquée par le portail',
      revenir: `Décision reprise${par(nom)}`,
      requalifier: `Requalifiée${par(nom)}`,
      coder: `Soin indiqué${par(nom)}`,
      rattacher: `Rattachée à un contrat${par(nom)}`,
      analyser: `Registre complété${par(nom)}`,
      reunir: `Autre message réuni à cette conversation${par(nom)}`,
      joindre: `Réuni à un autre message${par(nom)}`,
      tenir: `Obligation tenue, notée${par(nom)}`,
    }
    return mots[geste]
  },
} as const

/** Why a document is asked for, as clerks say it; members read theirs. */
export const libellesRaison: Record<MotifAttente, string> = {
  manquante: 'Elle manque',
  illisible: 'Elle est illisible',
  perimee: 'Elle n’est plus valable',
  incoherente: 'Elle ne correspond pas à la demande',
}
