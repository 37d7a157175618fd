export const textes = {
  donnees: 'Mes données',
  consultations: 'Qui a consulté mon dossier',
} as const
