import { formatDate } from '@espace-adherent/domain/calendrier'

/** « 19/11 »: of a day that is near. */
export const jourCourt = (jour: string) => formatDate(jour).slice(0, 5)

const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

export const textes = {
  titulaire: 'Titulaire du compte',
  titre: 'Vos coordonnées bancaires',
  pourquoi: 'Vos remboursements seront versés sur ce compte.',
  manquantes: 'Sans lui, nous ne pouvons pas vous rembourser.',
  contrat: 'Contrat',
  contratNumero: (nomOffre: string, numContrat: string) => `${nomOffre}, n°\u00a0${numContrat}`,
  compteActuel: 'Compte actuel',
  aucunCompte: 'Aucun compte enregistré',

  mandat: {
    titre: 'Mandat de prélèvement SEPA',
    rum: 'Référence unique (RUM)',
    creancier: 'Créancier',
    ics: 'Identifiant du créancier (ICS)',
    debiteur: 'Compte à débiter',
    type: 'Type de paiement',
    recurrent: 'Récurrent',
    autorisation: (creancier: string) =>
      `En signant ce mandat, vous autorisez ${creancier} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de ${creancier}.`,
    remboursement:
      'Vous pouvez être remboursé par votre banque, selon la convention passée avec elle\u00a0: dans les 8 semaines du débit pour un prélèvement autorisé, et au plus tard dans les 13 mois pour un prélèvement non autorisé.',
    accepter: 'J’ai lu ce mandat et je le signe',
    signature: 'Un code de sécurité, demandé à l’envoi, vaut signature.',
  },
  personnel: {
    contrat: 'Vos remboursements sont versés sur le compte du contrat',
    tropJeune: 'À partir de 16\u00a0ans, ils pourront l’être sur votre propre compte.',
    texte: 'Le compte, à votre nom, sur lequel nous versons vos remboursements.',
    question:
      'Vos remboursements sont aujourd’hui versés sur le compte du contrat. Ils peuvent l’être sur votre propre compte\u00a0: c’est vous qui choisissez.',
    secret:
      'La personne qui a souscrit le contrat sait seulement que vous êtes remboursé sur votre compte\u00a0: elle n’en voit rien d’autre.',
    depuis: (jour: string) => `Depuis le ${jour}`,
    leMien: 'Votre compte',
    celuiDuContrat: 'Compte du contrat',
    aChoisir: 'À choisir',
    donner: 'Donner mon compte',
    refuser: 'Garder le compte du contrat',
    revenir: 'Revenir au compte du contrat',
    revenirTitre: 'Revenir au compte du contrat\u00a0?',
    revenirTexte:
      'Vos prochains remboursements seront versés sur le compte de la personne qui a souscrit le contrat.',
    garder: 'Garder mon compte',
    refuse: 'Vos remboursements sont versés sur le compte du contrat.',
    echec: 'Votre choix n’a pas pu être enregistré.',
    autres: (prenoms: readonly string[]) =>
      prenoms.length > 1
        ? `${liste.format(prenoms)} sont remboursés sur leur propre compte`
        : `${liste.format(prenoms)}\u00a0: remboursements versés sur son propre compte`,
    autresTexte:
      'À partir de 16\u00a0ans, chacun peut être remboursé personnellement. Ce compte n’est connu que de son titulaire.',
  },
  coordonnees: {
    remboursements: 'Pour vos remboursements',
    remboursementsTexte: 'Le compte sur lequel nous versons vos prestations.',
    cotisations: 'Pour vos cotisations',
    cotisationsTexte: 'Le compte sur lequel nous prélevons vos cotisations.',
    sansMandat: 'Vos cotisations ne sont pas prélevées\u00a0: aucun mandat n’est enregistré.',
    caduc: 'Votre mandat n’est plus valable',
    caducTexte: (jour: string) =>
      `Aucun prélèvement n’a été fait depuis 36\u00a0mois\u00a0: il a pris fin le ${jour}. Signez-en un nouveau avant votre prochaine échéance, ou payez-la par un autre moyen.`,
    actuel: 'Compte actuel',
    preleve: 'Compte prélevé',
    nouveau: 'Nouveau compte',
    jusquAu: (jour: string) => `Jusqu’au ${jour}`,
    change: (jour: string) => `Change le ${jour}`,
    actif: 'Actif',
    aucun: 'Aucun',
    etude: 'À l’étude',
    rum: 'Référence du mandat (RUM)',
    ics: 'Créancier (ICS)',
    signeLe: 'Signé le',
    prochain: 'Prochain prélèvement',
    dernier: 'Dernier prélèvement',
    prochaineEcheance: 'Prochaine échéance',
    derniereEcheance: 'Dernière échéance payée',
    debit: (montant: string, jour: string) => `${montant} le ${jour}`,
    changer: 'Changer de compte',
    signer: 'Signer un mandat',
    changerRemboursements: 'pour mes remboursements',
    changerCotisations: 'pour mes cotisations',
    deux: 'Un même compte pour tout\u00a0?',
    deuxLien: 'Changer les deux à la fois',
    voirMandat: 'Voir le mandat',
    unSeul: 'Un seul changement à la fois\u00a0: annulez celui-ci pour en demander un autre.',
    attenteTitre: (jour: string) => `Votre nouveau compte prend effet le ${jour}`,
    attenteTexte: (heures: number) =>
      `Un changement de compte attend toujours ${heures} heures, pour que personne ne puisse le faire à votre place sans que vous le sachiez. D’ici là, votre compte actuel reste utilisé.`,
    etudeTitre: 'Votre changement de compte est à l’étude',
    etudeTexte:
      'Un gestionnaire vérifie votre demande. D’ici là, votre compte actuel reste utilisé.',
    demande: 'Demandé par vous',
    maintenant: 'Maintenant',
    prevenu: 'Vous êtes prévenu par e-mail, et par SMS si vous l’avez confirmé',
    remplace: 'Le nouveau compte remplace l’ancien',
    annuler: 'Annuler ce changement',
    annulerTitre: 'Annuler ce changement de compte\u00a0?',
    annulerTexte: 'Votre compte actuel restera utilisé.',
    annulerOui: 'Annuler le changement',
    annulerNon: 'Garder le changement',
    annule: 'Le changement est annulé.',
    annulerEchec: 'Le changement n’a pas pu être annulé.',
    suivre: 'Suivre ma demande',
    historique: 'Historique',
    historiqueTexte: 'Chaque changement, qui l’a fait et comment.',
    date: 'Date',
    compte: 'Compte',
    usage: 'Usage',
    changement: 'Changement',
    etat: 'État',
    usages: { remboursements: 'Remboursements', cotisations: 'Cotisations' },
    lesDeux: 'Les deux',
    vous: 'Vous',
    vousAvecRib: 'Vous, RIB joint',
    adhesion: 'À l’adhésion',
    effet: (jour: string) => `Effet le ${jour}`,
    remplaceEtat: 'Remplacé',
  },
} as const
