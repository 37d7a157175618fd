export const textes = {
  renfort: 'Renfort',
  sansRenfort: 'Votre contrat comme il est',
  prix: 'Prix du renfort',
  parMois: (montant: string) => `${montant} par mois`,
  debut: 'Date de début',
  aPartirDu: (date: string) => `À partir du ${date}`,
  jusquau: (date: string) => `Jusqu’au ${date} inclus`,
  plusPropose: 'Ce renfort n’est plus proposé pour votre contrat',
  plusTenu: 'Votre contrat n’a plus ce renfort',
} as const
