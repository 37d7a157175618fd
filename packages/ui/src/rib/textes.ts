export const textes = {
  iban: 'IBAN',
  aideIban: '27 caractères, sur votre relevé d’identité bancaire (RIB)',
  aideIbanEtranger: 'Jusqu’à 34 caractères, sur votre relevé d’identité bancaire (RIB)',
  bic: 'BIC',
  aideBic: '8 ou 11 caractères',
  aideBicFacultatif: '8 ou 11 caractères. Facultatif\u00a0: l’IBAN suffit',
  finIban: '4 derniers caractères de votre IBAN',
  aideFinIban: 'Lettres majuscules et chiffres',
} as const
