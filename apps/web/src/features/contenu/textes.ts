export const textes = {
  tableau: 'Tableau',
  bandeaux: 'À savoir',
  informations: 'Informations',
  du: (jour: string) => `le ${jour}`,
  // Given by the specification, to the letter.
  echec: (name: string) => `Le message ${name} n’a pas pu être chargé.`,
  nePlusAfficher: 'Ne plus afficher ce message',
  apercu: 'Aperçu\u00a0: ce que vous lisez ici n’est pas forcément public.',
  fermer: 'Fermer',
  suivant: 'Message suivant',
  rang: (rang: number, nombre: number) => `Message ${rang} sur ${nombre}`,
} as const
