import { formatCompte } from '@espace-adherent/domain/montants'

/** Of lists and documents, which the first page has none of. */
export const textesListes = {
  telechargementEchoue: (libelle: string) =>
    `Le téléchargement de «\u00a0${libelle}\u00a0» a échoué.`,
  verifiezConnexion: 'Vérifiez votre connexion, puis réessayez.',
  montresSur: (montres: number, total: number) => `${montres} sur ${total}`,
  montresSurPlusDe: (montres: number, max: number) => `${montres} sur plus de ${formatCompte(max)}`,
  suite: 'Afficher la suite',
  documentEnPreparation: 'Préparation du document…',
  fichierNonTelecharge: 'Le document n’a pas pu être téléchargé.',
} as const

/** Texts given by the specification are kept to the letter, but for the apostrophe, which is ’ everywhere. */
export const textes = {
  chargementEchoue: (libelle: string) => `Le chargement de «\u00a0${libelle}\u00a0» a échoué.`,
  demandePriseEnCompte: 'Votre demande a bien été prise en compte',
  traiteeSousPeu: ' et sera traitée dans les plus brefs délais.',
  courrielEnvoye: 'Un e-mail de confirmation vient de vous être envoyé.',
  demandeEchouee: 'La demande a échoué',
  misAJour: 'Demande réalisée',
  miseAJourEchouee: 'Un problème est survenu',
  rechargement: 'Cette page va se recharger, avec votre contrat à jour.',
  chargement: 'Chargement en cours...',
  lectureEchouee: 'Ces informations n’ont pas pu être chargées',
  reessayer: 'Réessayer',
} as const
