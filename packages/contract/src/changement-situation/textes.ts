export const textes = {
  chapo:
    'Un mariage, une séparation, un nouveau nom, une autre caisse ou un autre employeur, pour vous ou un proche du contrat.',
  champs: {
    codeSituationFamiliale: 'Situation familiale',
    codeCivilite: 'Civilité',
    nom: 'Nom',
    codeRegime: 'Régime obligatoire',
    organisme: 'Caisse d’assurance maladie',
    employeur: 'Employeur',
  },
  etapes: { changement: 'Ce qui a changé', detail: 'La nouvelle situation' },
} as const
