export const textes = {
  champs: {
    codeSituationFamiliale: 'Situation familiale',
    codeCivilite: 'Civilité',
    nom: 'Nom',
    codeRegime: 'Régime obligatoire',
    organisme: 'Caisse d’assurance maladie',
    employeur: 'Employeur',
  },
  personne: 'Pour',
  horsListe: 'Choisissez une valeur de la liste',
  choses: {
    etatCivil: 'la situation familiale',
    nom: 'le nom',
    regime: 'la caisse d’assurance maladie',
    employeur: 'l’employeur',
  },
} as const
