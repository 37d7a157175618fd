export const textes = {
  personne: 'Pour',
  horsListe: 'Choisissez une valeur de la liste',
  choses: {
    etatCivil: 'la situation familiale',
    nom: 'le nom',
    regime: 'la caisse d’assurance maladie',
    employeur: 'l’employeur',
  },
} as const
