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
