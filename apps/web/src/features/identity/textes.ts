export const textes = {
  clesAcces: 'Clés d’accès',
  seDeconnecter: 'Se déconnecter',
  monCompte: 'Mon compte, ',
} as const
