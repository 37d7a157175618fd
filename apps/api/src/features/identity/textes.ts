export const textes = {
  etiquetteApi: 'identity',
  resumeUser: 'La personne connectée',
  resumeFin: 'Ce qui reste de la session',
  resumeLogout: 'Se déconnecter du portail et du fournisseur d’identité',
} as const
