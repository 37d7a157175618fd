import { defineEdition, defineMail } from '@espace-adherent/domain'
import { suivre } from './phrases.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { libelle: 'texte', reference: 'texte', texte: 'texte?', lien: 'lien' } as const
const nom = '«\u00a0((libelle))\u00a0» (n°\u00a0((reference)))'
/** The same, on a screen that says the reference apart. */
const nomAPart = '«\u00a0((libelle))\u00a0»((si reference)) (n°\u00a0((reference)))((fin))'
const ecrit = '((si texte))((texte))((fin))'

export const complement = defineMail({
  key: 'demandes.complement',
  libelle: 'Un complément est demandé',
  variables: { ...variables, quoi: 'texte?', echeance: 'jour' },
  sujet: 'Votre demande «\u00a0((libelle))\u00a0» attend un complément',
  corps: [
    `Pour traiter votre demande ${nom}, nous avons besoin ((si quoi))de ce document\u00a0: ((quoi))((sinon))d’une réponse de votre part((fin)). Merci de répondre au plus tard le ((echeance)).`,
    ecrit,
    suivre,
  ],
})

export const refus = defineMail({
  key: 'demandes.refus',
  libelle: 'Une demande est refusée',
  variables,
  sujet: 'Votre demande «\u00a0((libelle))\u00a0» est refusée',
  corps: [`Nous ne pouvons pas accepter votre demande ${nom}.`, ecrit, suivre],
})

export const sansSuite = defineMail({
  key: 'demandes.sansSuite',
  libelle: 'Une demande est classée sans suite',
  variables,
  sujet: 'Votre demande «\u00a0((libelle))\u00a0» est close',
  corps: [
    `Votre demande ${nom} est close\u00a0: nous ne la traitons plus, et rien ne change sur votre contrat.`,
    ecrit,
    suivre,
  ],
})

export const planifiee = defineMail({
  key: 'demandes.planifiee',
  libelle: 'Une demande est acceptée pour plus tard',
  variables: {
    ...variables,
    reference: 'texte?',
    effet: 'jour',
    renonciation: 'jour?',
    detail: 'texte?',
  },
  sujet: '«\u00a0((libelle))\u00a0» prend effet le ((effet))',
  corps: [
    `Votre demande ${nomAPart} est acceptée. Elle prendra effet le ((effet))\u00a0; vous pouvez l’annuler jusqu’à la veille.`,
    '((si detail))((detail)).((fin))',
    '((si renonciation))Vous pouvez aussi y renoncer, sans frais et sans motif, jusqu’au ((renonciation)) inclus\u00a0: «\u00a0Renoncer au contrat ici\u00a0», dans votre espace. Notre conseil et le document d’information sur le produit (IPID) sont dans vos documents\u00a0; votre échéancier y donne le montant, la date et la référence (RUM) de chaque prélèvement.((fin))',
    ecrit,
    suivre,
  ],
})

export const nouveauMessage = defineMail({
  key: 'demandes.message',
  libelle: 'Un message attend au sujet d’une demande',
  variables: { libelle: 'texte', reference: 'texte', lien: 'lien' },
  sujet: 'Un message au sujet de votre demande «\u00a0((libelle))\u00a0»',
  corps: [`Un message vous attend dans votre espace, au sujet de votre demande ${nom}.`, suivre],
})

export const recepisse = defineMail({
  key: 'demandes.recepisse',
  libelle: 'L’accusé de réception d’une demande, joint en PDF',
  variables: {
    libelle: 'texte',
    reference: 'texte',
    envoyee: 'instant',
    suite: 'texte?',
    lien: 'lien',
  },
  sujet: 'Nous avons bien reçu votre demande «\u00a0((libelle))\u00a0»',
  corps: [
    `Nous avons reçu votre demande ${nom} le ((envoyee)). Votre accusé de réception est joint à cet e-mail\u00a0: gardez-le, il en est la preuve.`,
    '((si suite))((suite))((fin))',
    suivre,
  ],
})

export const messageSansCompte = defineMail({
  key: 'demandes.messageSansCompte',
  libelle: 'Un message à qui n’a pas de compte',
  variables: { libelle: 'texte', reference: 'texte', texte: 'texte', lien: 'lien' },
  sujet: 'Au sujet de votre demande «\u00a0((libelle))\u00a0» (n°\u00a0((reference)))',
  corps: ['((texte))', `Cet e-mail concerne votre demande ${nom}.`, suivre],
})

export const alerteSansCompte = defineMail({
  key: 'demandes.alerteSansCompte',
  libelle: 'Une demande a été faite sans compte en votre nom',
  variables: { libelle: 'texte', reference: 'texte', envoyee: 'instant' },
  sujet: 'Une demande a été envoyée en votre nom',
  corps: [
    `Une demande ${nom} nous a été envoyée le ((envoyee)) en votre nom, sans connexion à votre espace. Si elle vient de vous, vous n’avez rien à faire.`,
    'Si elle ne vient pas de vous, prévenez-nous sans attendre\u00a0: rien ne change avant qu’un conseiller ne l’ait étudiée.',
  ],
})

export const reprise = defineMail({
  key: 'demandes.reprise',
  libelle: 'Une décision est reprise',
  variables,
  sujet: 'Votre demande «\u00a0((libelle))\u00a0» est à nouveau étudiée',
  corps: [
    `Nous étudions à nouveau votre demande ${nom}\u00a0: ne tenez plus compte de notre première réponse. Vous en recevrez une nouvelle.`,
    ecrit,
    suivre,
  ],
})

export const accuse = defineEdition({
  key: 'edition.accuse',
  libelle: 'Accusé de réception d’une demande',
  variables: {
    libelle: 'texte',
    envoyee: 'instant',
    etat: 'texte',
    effet: 'jour?',
    reponse: 'jour?',
    dernier: 'jour?',
    remboursement: 'jour?',
  },
  textes: {
    titre: 'Accusé de réception de votre demande',
    intro: 'Nous avons bien reçu votre demande «\u00a0((libelle))\u00a0», envoyée le ((envoyee)).',
    etat: 'État de la demande au jour de ce document\u00a0: ((etat)).',
    acceptation:
      '((si effet))Date d’effet\u00a0: ((effet))((sinon))Votre demande prend effet dès qu’elle est acceptée((fin)).',
    reponse:
      '((si reponse))Nous vous répondons par écrit au plus tard le ((reponse)).((sinon))Un conseiller l’étudie. Nous vous répondons par écrit, dans votre espace ou par e-mail.((fin))',
    resiliation:
      '((si dernier))Votre contrat vous couvre jusqu’au ((dernier)) inclus et prend fin le lendemain, sans que nous ayons à l’accepter.((sinon))Votre contrat prend fin le premier jour que la loi permet, sans que nous ayons à l’accepter.((fin)) Un avis vous confirme la date et ses effets.((si remboursement)) Ce que vous auriez payé en trop vous est rendu au plus tard le ((remboursement)).((fin))',
    renonciation:
      'Votre renonciation vaut dès son envoi, sans que nous ayons à l’accepter.((si remboursement)) Ce que vous avez payé vous est rendu au plus tard le ((remboursement)).((fin))',
    lien: 'Votre identifiant change quand vous suivez le lien envoyé à la nouvelle adresse.',
    banque: 'Votre banque confirme ou refuse le paiement\u00a0: son état est dans vos cotisations.',
    demande: 'Demande',
    envoyeeLe: 'Envoyée le',
    contrat: 'Contrat',
    lignes: 'Ce que vous avez demandé',
    quoi: 'Information',
    avant: 'Avant',
    apres: 'Après',
    rien: '–',
    pieces: 'Documents joints',
  },
})

export const preuve = defineEdition({
  key: 'edition.preuve',
  libelle: 'Preuve d’une signature électronique',
  variables: { signataire: 'texte', signee: 'instant', moyen: 'texte' },
  textes: {
    titre: 'Preuve de signature électronique',
    intro: '((signataire)) a signé en ligne le texte ci-dessous, le ((signee)) (heure de Paris).',
    moyen: 'Identité vérifiée par\u00a0: ((moyen)).',
    demande: 'Demande',
    signeeLe: 'Instant (UTC)',
    texte: 'Texte signé',
    empreintes: 'Empreintes',
    empreinteTexte: 'Du texte signé (SHA-256)\u00a0:',
    empreinteSaisie: 'Des données transmises (SHA-256)\u00a0:',
    verifier:
      'L’empreinte du texte se calcule sur ses lignes, dans cet ordre, codées en UTF-8 et séparées par un saut de ligne. Nous gardons cette preuve scellée, à part de la demande.',
  },
})

export const demandesMots = [
  complement,
  refus,
  sansSuite,
  planifiee,
  nouveauMessage,
  reprise,
  recepisse,
  messageSansCompte,
  alerteSansCompte,
  accuse,
  preuve,
]
