export const textes = {
  titulaire: 'Titulaire du compte',
  titre: 'Vos coordonnées bancaires',
  pourquoi: 'Vos remboursements seront versés sur ce compte.',
  manquantes: 'Sans lui, nous ne pouvons pas vous rembourser.',
  contrat: 'Contrat',
  contratNumero: (nomOffre: string, numContrat: string) => `${nomOffre}, n°\u00a0${numContrat}`,
  compteActuel: 'Compte actuel',
  aucunCompte: 'Aucun compte enregistré',
} as const
