export const textes = {
  titulaire: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
} as const
