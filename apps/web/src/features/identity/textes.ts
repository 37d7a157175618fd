export const textes = {
  seDeconnecter: 'Se déconnecter',
  monCompte: (nom: string) => `Mon compte, ${nom}`,
} as const
