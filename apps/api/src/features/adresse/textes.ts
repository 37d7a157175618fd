export const textes = {
  adresse: 'Adresse',
  telephone: 'Téléphone',
  foyer: 'Déménagent avec vous',
  paysInconnu: 'Choisissez un pays de la liste',
  natureInconnue: 'Choisissez une nature de voie de la liste',
  btqInconnu: 'Choisissez un complément de la liste',
} as const
