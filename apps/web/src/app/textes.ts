export const textes = {
  chargement: 'Chargement en cours...',
  accesNonAutorise: 'Accès non autorisé',
  notifications: 'Messages',
  injoignableTitre: 'Impossible de se connecter au serveur',
  injoignableTexte: 'Vérifiez votre connexion, puis réessayez.',
  fenetreEchouee: 'La fenêtre n’a pas pu s’ouvrir',
  panneTitre: 'Cet écran n’a pas pu s’afficher',
  panneTexte: 'Rechargez la page. Si le problème persiste, contactez votre support.',
  reessayer: 'Réessayer',
  recharger: 'Recharger la page',
  indisponibleTitre: 'Service momentanément indisponible',
} as const
