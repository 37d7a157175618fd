export const textes = {
  contratInconnu: 'Aucun contrat ne porte ce numéro',
} as const
