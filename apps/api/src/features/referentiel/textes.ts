/** Where codes are used, as staff read it. */
export const textes = {
  sinistres: 'Sinistres',
  personnes: 'Personnes',
  comptes: 'Comptes',
  adresses: 'Adresses',
  prestations: 'Contrats (prestations)',
  contratsCotisations: 'Contrats (cotisations)',
  echeances: 'Échéances de cotisation',
} as const
