import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { de } from '@espace-adherent/domain/texte'

export const textes = {
  titre: 'Donner accès à un proche',
  chapo:
    'Un enfant qui vous aide, un conjoint, un aidant\u00a0: laissez-le lire une partie de votre espace. Il se connecte avec son propre compte, ne peut rien modifier, et ne voit jamais vos coordonnées bancaires ni la sécurité de votre compte. Ce qui concerne les autres personnes de vos contrats ne lui est pas montré.',
  inviter: 'Inviter un proche',
  code: 'Un code de sécurité vous sera demandé.',
  donnees: 'Accès que vous avez donnés',
  recues: 'Espaces que vous pouvez consulter',
  echec: 'Vos accès n’ont pas pu être chargés',
  etats: {
    invitee: 'En attente de réponse',
    acceptee: 'Ouvert',
    refusee: 'Refusé',
    revoquee: 'Retiré',
    terminee: 'Terminé',
  },
  jusquAu: (fin: string) => `Jusqu’au ${formatDateLongue(fin)}`,
  invitation: (email: string, avant: string) =>
    `Invitation envoyée à ${email}, à accepter jusqu’au ${formatDateLongue(avant)}.`,
  retirer: 'Retirer l’accès',
  retirerA: (nom: string) => `Retirer l’accès ${de(nom)}`,
  annuler: 'Annuler l’invitation',
  annulerDe: (nom: string) => `Annuler l’invitation ${de(nom)}`,
  renoncer: 'Y renoncer',
  renoncerA: (nom: string) => `Renoncer à l’accès à l’espace ${de(nom)}`,
  consulter: 'Consulter',
  consulterDe: (nom: string) => `Consulter l’espace ${de(nom)}`,
  retire: 'L’accès est retiré',
  echecs: {
    geste: 'L’action n’a pas abouti.',
    invitation: 'L’invitation n’a pas pu être envoyée.',
  },
  formulaire: {
    titre: 'Inviter un proche',
    nom: 'Son prénom et son nom',
    email: 'Son adresse e-mail',
    emailAide: 'Nous y envoyons l’invitation, à accepter sous sept jours.',
    domaines: 'Ce qu’il pourra lire',
    fin: 'Jusqu’au',
    finAide: 'Un an au plus. Vous pouvez retirer l’accès à tout moment.',
    compte:
      'Votre proche doit avoir un compte sur cet espace\u00a0: celui d’un adhérent ou d’un bénéficiaire.',
    envoyer: 'Envoyer l’invitation',
    fermer: 'Fermer',
    envoyee: 'L’invitation est envoyée',
  },
  bandeau: {
    region: 'Espace d’un proche',
    vous: (nom: string) => `Vous consultez l’espace ${de(nom)}`,
    lecture: 'Lecture seule',
    revenir: 'Revenir à mon espace',
  },
  accueil: {
    titre: (nom: string) => `L’espace ${de(nom)}`,
    lead: (fin: string) =>
      `Vous pouvez lire ce qui vous a été ouvert, jusqu’au ${formatDateLongue(fin)} inclus. Chaque ouverture est notée, et vous ne pouvez rien modifier.`,
  },
  page: {
    titre: 'Accéder à l’espace d’un proche',
    sansCompte: [
      'Quelqu’un vous propose de lire une partie de son espace. Pour voir l’invitation et y répondre, connectez-vous avec votre propre compte.',
      'Pas encore de compte\u00a0? Seules les personnes couvertes par l’un de nos contrats peuvent en créer un. Si ce n’est pas votre cas, votre proche ne peut pas vous ouvrir son espace en ligne\u00a0: il peut vous transmettre ses documents lui-même.',
    ],
    seConnecter: 'Se connecter',
    creer: 'Créer mon compte',
    propose: (nom: string) => `${nom} vous propose de lire, sans rien pouvoir modifier\u00a0:`,
    chaqueOuverture: 'Chaque fois que vous ouvrirez son espace, cette personne le verra.',
    accepter: 'Accepter',
    refuser: 'Refuser',
    accepte: (nom: string) => `Vous pouvez consulter l’espace ${de(nom)}`,
    accepteTexte: 'Vous le retrouverez à tout moment dans le menu de votre compte, en haut.',
    refuse: 'Vous avez refusé l’invitation',
    refuseTexte: 'La personne qui vous invitait en est prévenue.',
    invalide: 'Cette invitation n’est plus valable',
    invalideTexte:
      'L’invitation a déjà servi, a expiré ou a été annulée. Demandez à votre proche de vous inviter à nouveau.',
    retour: 'Retour à l’accueil',
  },
} as const
