export const textes = {
  seDeconnecter: 'Se déconnecter',
  monCompte: 'Mon compte, ',
} as const
