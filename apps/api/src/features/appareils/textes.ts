export const textes = {
  /** Shown on a locked screen: it says nothing of anybody's health, contract or money. */
  nouveau: 'Vous avez du nouveau dans votre espace.',
  adresseRefusee: 'Ce navigateur ne donne pas d’adresse sûre pour ses notifications.',
} as const
