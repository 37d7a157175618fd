export const textes = {
  contratInconnu: 'Aucun contrat ne porte ce numéro',
  aucune: 'Aucune portabilité ne court pour ce contrat',
} as const
