export const textes = {
  accueilTitre: 'Accueil',
  bonjour: (prenom: string) => `Bonjour ${prenom}`,
  administration: 'Administration',
} as const
