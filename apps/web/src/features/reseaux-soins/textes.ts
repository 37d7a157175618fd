import { de } from '@espace-adherent/domain/texte'

/** Texts given by the specification are kept to the letter. */
export const textes = {
  jetonNonRecu: 'Erreur lors de la récupération du token SSO.',
  ouverture: (reseau: string) => `Ouverture ${de(reseau)}…`,

  titre: 'Vos réseaux de soins',
  chapo: 'Des professionnels de santé qui pratiquent des tarifs négociés pour vous.',
  echec: 'Vos réseaux de soins n’ont pas pu être chargés.',
  acceder: 'Accéder',
  accederA: (reseau: string) => `Accéder à ${reseau}`,
  nouvelleFenetre: ' (nouvelle fenêtre)',
  adresseInvalide: 'Ce réseau n’est pas accessible pour le moment.',
  aucun: 'Aucun réseau de soins',
  aucunTexte: 'Votre contrat ne comprend pas d’accès à un réseau de soins.',
} as const
