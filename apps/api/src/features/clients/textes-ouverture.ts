import { de, denombre } from '@espace-adherent/domain'

const liste = (noms: readonly string[]) => noms.join(', ')

/** What is said of a client in preparation: the checklist, and what stops its opening. */
export const textes = {
  quelquun: 'quelqu’un',
  /** How whoever decides is told what waits. */
  quoi: (libelle: string) => `l’ouverture du portail ${de(libelle)}`,
  dejaOuvert: 'Ce portail est déjà ouvert',
  pasPret: (combien: number) =>
    `Encore ${denombre(combien, 'point')} avant l’ouverture\u00a0: personne ne peut passer outre`,
  administrateurs: 'L’ouverture se demande entre administrateurs',
  recu: {
    etiquetteApi: 'clients',
    resumePage: 'Clients\u00a0: page du lien d’un essai d’envoi',
    resumeRecu: 'Clients\u00a0: dire qu’un essai d’envoi est arrivé',
    resumeVue: 'Clients\u00a0: voir en essai un portail en préparation',
    question: {
      titre: 'Cet essai est-il bien arrivé\u00a0?',
      texte: 'Confirmez pour que l’essai d’envoi compte parmi les points prêts.',
    },
    bouton: 'Oui, il est arrivé',
    fait: {
      titre: 'C’est noté',
      texte: 'L’essai d’envoi est reçu. Vous pouvez fermer cette page.',
    },
    inconnu: {
      titre: 'Ce lien n’est plus valide',
      texte: 'Il a plus de vingt-quatre heures, ou un autre essai a été envoyé depuis.',
    },
  },
  points: {
    attend: 'Changé, en attente de l’accord d’un second administrateur.',
    attendCompte: 'Attend un accord',
    manque: (quoi: readonly string[]) => `À compléter\u00a0: ${liste(quoi)}`,
    surQuatre: (prets: number) => `${prets} sur 4`,
    argent: {
      titre: 'Identifiants d’argent',
      ics: 'créancier SEPA',
      pointDeVente: 'point de vente',
      texte: (vides: readonly string[], modele: string | null) =>
        vides.length === 0
          ? 'Rien ne part ni n’est encaissé avant l’ouverture.'
          : `${modele === null ? '' : `Vidés à la copie\u00a0: rien ne peut partir sur le compte ${de(modele)}. `}À saisir, ou à déclarer sans objet\u00a0: ${liste(vides)}.`,
      compte: (vides: number, total: number) =>
        vides === 0 ? `${total} sur ${total}` : `${denombre(vides, 'vide')} sur ${total}`,
    },
    legaux: {
      titre: 'Textes légaux',
      passages: (page: string, combien: number) =>
        `${page}\u00a0: ${denombre(combien, 'passage')} en crochets`,
      absente: (nom: string) => `Page absente ou vide\u00a0: ${nom}`,
      mediateur: 'Réclamation et médiation\u00a0: nom du médiateur',
      pret: 'Aucun passage en crochets, le médiateur est nommé.',
      compte: (prets: number, total: number) => `${denombre(prets, 'prêt')} sur ${total}`,
    },
    contenus: {
      titre: 'Contenus',
      reglages: {
        accroche: 'Accroche des pages publiques',
        pageErreur: 'Page d’indisponibilité',
        registerAttemptNumberAfterMessage: 'Message après le dernier essai',
        registerEmailMessage: 'Aide de l’adresse e-mail',
        registerIbanMessage: 'Aide de l’IBAN',
        consentements: 'Consentements',
      },
      texte: (noms: readonly string[], modele: string | null) =>
        noms.length === 0
          ? modele === null
            ? 'Ce client n’est pas une copie.'
            : `Aucun ne nomme encore ${modele}.`
          : `${denombre(noms.length, 'contenu')} ${noms.length > 1 ? 'disent' : 'dit'} encore «\u00a0${modele}\u00a0»\u00a0: ${liste(noms)}.`,
      compte: (relus: number, total: number) =>
        `${denombre(Math.max(0, relus), 'relu')} sur ${total}`,
    },
    fournisseur: {
      titre: 'Fournisseur d’identité',
      attend: (par: string, le: string) =>
        `Changé par ${par} le ${le}. Un autre administrateur doit l’accorder.`,
      aucun: 'Aucun\u00a0: le portail ouvre lui-même les comptes.',
      regle: 'Accordé',
      portail: 'Celui du portail',
    },
    identite: {
      titre: 'Identité et contact',
      adresse: 'adresse postale',
      telephone: 'téléphone et horaires',
      siren: 'numéro SIREN',
      forme: 'forme juridique',
      pret: (url: string) => `Adresse postale, téléphone, horaires, mentions\u00a0; ${url}`,
    },
    charte: {
      titre: 'Charte',
      sansLogo: 'Le logo de l’en-tête manque.',
      texte: (lisibles: number, total: number) =>
        `Logo, ${lisibles} paires de contraste sur ${total}, clair et sombre.`,
      compte: (lisibles: number, total: number) => `${lisibles} sur ${total}`,
    },
    essai: {
      titre: 'Essai d’envoi',
      aFaire: 'Envoyez-vous un essai, puis suivez le lien qu’il porte.',
      envoye: (le: string) => `Envoyé le ${le}\u00a0: suivez le lien qu’il porte.`,
      recu: (le: string, url: string) => `«\u00a0[Essai]\u00a0» reçu le ${le}, liens vers ${url}.`,
      recuCompte: 'Reçu',
      aRecevoir: 'À recevoir',
    },
    droits: {
      titre: 'Administrateurs',
      seul: 'L’ouverture se décide à deux\u00a0: nommez un second administrateur, ou ouvrez depuis le serveur.',
      texte: (combien: number) =>
        `${denombre(combien, 'administrateur')}\u00a0; aucun accès médical n’est copié.`,
      compte: (combien: number) => denombre(combien, 'personne'),
    },
  },
} as const
