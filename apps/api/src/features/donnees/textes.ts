import { denombre, formatDateLongue } from '@espace-adherent/domain'

export const textes = {
  tropDeCopies:
    'Vous avez déjà demandé plusieurs copies de vos données aujourd’hui. Réessayez demain.',
  notification: (jusquAu: string) =>
    `Vous pouvez la télécharger jusqu’au ${formatDateLongue(jusquAu)}.`,
  rien: (titres: readonly string[]) => `Rien n’est enregistré\u00a0: ${titres.join(', ')}.`,
  oui: 'Oui',
  non: 'Non',
  nonRenseigne: '–',
  abrege: (montrees: number, total: number) =>
    `${denombre(montrees, 'ligne')} sur ${total}\u00a0: le fichier complet (JSON) les contient toutes.`,
  genres: {
    texte: '',
    jour: ' (AAAA-MM-JJ)',
    instant: ' (date et heure universelles)',
    montant: ' (en centimes)',
  },
  avertissement:
    'Ce fichier contient ce que votre espace personnel conserve à votre sujet. Le texte des e-mails et des SMS n’y est pas repris, ni les soins de vos proches de 16\u00a0ans et plus. Le numéro de sécurité sociale, les numéros de téléphone et les comptes bancaires y sont masqués en partie. Les montants sont en centimes d’euro.',
  consulte: 'A consulté votre dossier',
  aLuIban: 'A lu vos coordonnées bancaires en entier, pour décider d’une demande',
  medical: {
    'avis-medical': () => 'A donné l’avis du service médical sur un document',
    'medical-leve': (quoi: string) =>
      `A jugé non médical ${quoi}\u00a0: nos conseillers peuvent aussi le lire`,
    'medical-retabli': (quoi: string) =>
      `A jugé médical ${quoi}\u00a0: le service médical est seul à le lire`,
    'medical-transmis': (quoi: string) =>
      `A transmis au service médical, désormais seul à le lire, ${quoi}`,
  },
  quoiMedical: {
    piece: 'un document que vous avez envoyé',
    message: 'un message que vous avez écrit',
    saisie: 'ce que vous avez écrit dans votre demande',
  },
  demandes: {
    recevoir: 'A enregistré une demande pour vous',
    prendre: 'A pris votre demande en charge',
    rendre: 'A remis votre demande en attente',
    demander: 'Vous a demandé un complément',
    repondre: 'A complété votre demande',
    ecrire: 'Vous a écrit',
    accepter: 'A accepté votre demande',
    refuser: 'A refusé votre demande',
    clore: 'A classé votre demande sans suite',
    conclure: 'A répondu à votre message',
    annuler: 'A annulé votre demande',
    appliquer: 'A appliqué votre demande',
    revenir: 'Est revenu sur sa décision',
    confier: 'A confié votre demande à un collègue',
    noter: 'A noté quelque chose au sujet de votre demande',
  },
  proche: 'Proche',
  proches: {
    'delegation-acceptee': 'A accepté l’accès que vous lui avez proposé',
    'delegation-refusee': 'A refusé l’accès que vous lui avez proposé',
    'delegation-ouverte': 'A ouvert votre espace',
    'delegation-revoquee': 'A renoncé à l’accès que vous lui aviez donné',
  },
  aConsulteDemande: 'A ouvert votre demande',
  aConsultePiece: 'A ouvert un document que vous avez envoyé',
  aVuComme: (motif: string) =>
    `A regardé votre espace comme vous le voyez, sans pouvoir rien y faire (${motif})`,
  aVuEcran: (ecran: string) => `A vu dans votre espace\u00a0: ${ecran}`,
  aFait: (libelle: string) => `A agi sur votre compte\u00a0: ${libelle}`,
  autre: 'A agi sur votre compte',
  uneDemande: 'Votre demande',
} as const
