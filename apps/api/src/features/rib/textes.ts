/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
export const textes = {
  titulaire: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  modifie: {
    sujet: 'Vos coordonnées bancaires ont été modifiées',
    texte: (contrat: string, iban: string) =>
      `Les remboursements de votre contrat ${contrat} seront désormais versés sur le compte ${iban}.`,
    ancien: (iban: string) => `Ils l’étaient jusqu’ici sur le compte ${iban}.`,
  },
  recu: {
    sujet: 'Nous avons reçu vos coordonnées bancaires',
    texte: (contrat: string, iban: string) =>
      `Vous avez demandé que les remboursements de votre contrat ${contrat} soient versés sur le compte ${iban}.`,
    suite:
      'Votre demande sera traitée dans les plus brefs délais. D’ici là, rien ne change pour vos remboursements.',
  },
  contrat: (nomOffre: string, numero: string) => `${nomOffre}, n°\u00a0${numero}`,
  pasMoi:
    'Vous n’êtes pas à l’origine de cette demande\u00a0? Changez votre mot de passe et prévenez-nous sans attendre.',
} as const
