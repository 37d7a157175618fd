export const textes = {
  tableau: 'Tableau',
  // Given by the specification, to the letter.
  echec: (name: string) => `Le message ${name} n’a pas pu être chargé.`,
  nePlusAfficher: 'Ne plus afficher ce message',
  fermer: 'Fermer',
  suivant: 'Message suivant',
  rang: (rang: number, nombre: number) => `Message ${rang} sur ${nombre}`,
} as const
