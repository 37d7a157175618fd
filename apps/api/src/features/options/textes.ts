export const textes = {
  renfort: 'Renfort',
  sansRenfort: 'Votre contrat comme il est',
  prix: 'Prix du renfort',
  parMois: (montant: string) => `${montant} par mois`,
  debut: 'Date de début',
  plusPropose: 'Ce renfort n’est plus proposé pour votre contrat',
  plusTenu: 'Votre contrat n’a plus ce renfort',
} as const
