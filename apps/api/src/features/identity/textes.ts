export const textes = {
  etiquetteApi: 'identity',
  resumeUser: 'La personne connectée',
  resumeLogout: 'Se déconnecter du portail et du fournisseur d’identité',
} as const
