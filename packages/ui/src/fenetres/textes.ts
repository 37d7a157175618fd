export const textes = {
  compris: 'J’ai compris',
  annuler: 'Annuler',
  confirmer: 'Confirmer',

  consentementsTitre: 'Vos consentements',
  consentementsChapo:
    'Répondez librement\u00a0: vous pourrez changer d’avis à tout moment dans vos préférences.',
  accepter: 'J’accepte',
  refuser: 'Je refuse',
  reponse: (reponse: string, libelle: string) => `${reponse}\u00a0: ${libelle}`,
  plusTard: 'Répondre plus tard',

  reseauxTitre: 'Vos réseaux de soins',
  reseauxChapo: 'Des professionnels de santé qui pratiquent des tarifs négociés pour vous.',
  reseauxEchec: 'Vos réseaux de soins n’ont pas pu être chargés.',
  reessayer: 'Réessayer',
  chargement: 'Chargement en cours...',
  acceder: 'Accéder',
  accederA: (reseau: string) => `Accéder à ${reseau}`,
  nouvelleFenetre: ' (nouvelle fenêtre)',
  adresseInvalide: 'Ce réseau n’est pas accessible pour le moment.',
  aucunReseau: 'Aucun réseau de soins',
  aucunReseauTexte: 'Votre contrat ne comprend pas d’accès à un réseau de soins.',

  dematTitre: 'Recevoir vos documents en ligne',
  dematTexte:
    'Vos relevés de remboursement, attestations et courriers vous attendent dans votre espace adhérent. Un e-mail vous prévient à chaque nouveau document.',
  dematAvantages: [
    'Disponibles tout de suite, conservés et classés pour vous',
    'Aucun papier, aucun délai postal',
    'Vous pouvez revenir au papier à tout moment, gratuitement',
  ],
  dematChoix: 'Je souhaite recevoir mes documents en ligne plutôt que par la poste',
  valider: 'Valider',

  nePlusAfficher: 'Ne plus afficher ce message',
  fermer: 'Fermer',
  suivant: 'Message suivant',
  rang: (rang: number, nombre: number) => `Message ${rang} sur ${nombre}`,
} as const
