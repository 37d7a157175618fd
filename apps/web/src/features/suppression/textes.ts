import { type DateCalendaire, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { accorde, denombre } from '@espace-adherent/domain/texte'

export const textes = {
  quand: (fermetureLe: DateCalendaire) =>
    `Votre espace serait fermé le ${formatDateLongue(fermetureLe)} au plus tôt. Jusqu’à la veille de la fermeture, vous pourrez changer d’avis\u00a0: par le lien que nous vous enverrons par e-mail, ou en vous reconnectant.`,
  perdu: {
    titre: 'Ce qui sera supprimé',
    lignes: [
      'Votre identifiant, votre mot de passe et vos clés d’accès\u00a0: plus personne ne pourra se connecter à cet espace.',
      'Vos préférences, vos alertes, vos consentements et vos notifications.',
      'Vos brouillons, les fichiers que vous avez envoyés ici et les messages échangés dans vos demandes.',
    ],
  },
  reste: {
    titre: 'Ce qui reste',
    lignes: [
      'Vos contrats continuent\u00a0: garanties, remboursements, cotisations et coordonnées bancaires ne changent pas. Supprimer votre compte ne résilie rien.',
      'Les documents de vos contrats\u00a0: la loi nous demande de les tenir à votre disposition cinq ans au moins après la fin du contrat. Demandez-les-nous, ou créez un nouvel espace.',
      'De vos demandes, leur nature et leurs dates seulement, sans votre nom.',
      'Un journal de sécurité des opérations faites sur le compte, sans nom ni adresse.',
    ],
  },
  enCours: {
    demande: ({ reference, libelle }: { reference: string; libelle: string }) =>
      `${libelle}, n°\u00a0${reference}`,
    titre: (nombre: number) =>
      `${denombre(nombre, 'demande')} en cours ${accorde(nombre, 's’arrêtera', 's’arrêteront')}`,
    texte:
      'Celles qui ne seront pas terminées le jour de la fermeture seront annulées. Pour les mener à bien, attendez notre réponse avant de supprimer votre compte.',
  },
  garder: 'Enregistrez d’abord ce que vous voulez garder',
  motif: 'Pourquoi partez-vous\u00a0?',
  motifAucun: 'Je préfère ne pas le dire',
  confirmation: 'Confirmation',
  confirmationAide: 'Tapez le mot SUPPRIMER',
  prevue: {
    titre: (jour: string) => `Votre espace sera fermé le ${jour}`,
    texte: 'Vous avez demandé la suppression de votre compte. Vous pouvez encore changer d’avis.',
    annuler: 'Annuler la suppression',
    annulee: 'La suppression est annulée',
    conserve: 'Votre espace reste ouvert, avec tout ce qu’il contient.',
    echec: 'La suppression n’a pas pu être annulée',
  },
} as const
