export const textes = {
  chargement: 'Chargement en cours...',
  echec: 'Ces informations n’ont pas pu être chargées',
  echecTexte: 'Vérifiez votre connexion, puis réessayez.',
  reessayer: 'Réessayer',
} as const
