export const textes = {
  inscription: {
    chapo: 'Faire couvrir un enfant, un conjoint ou un proche par votre contrat.',
    etapes: { personne: 'La personne à couvrir', rattachement: 'Son rattachement' },
  },
  radiation: {
    chapo: 'Mettre fin à la couverture d’une personne de votre contrat.',
    etapes: { depart: 'Qui quitte le contrat, et pourquoi', quand: 'À partir de quand' },
  },
} as const
