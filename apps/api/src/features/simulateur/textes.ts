export const textes = {
  acteInconnu: 'Choisissez un acte de la liste',
  montureTropChere: 'La monture ne peut pas coûter plus que les lunettes',
} as const
