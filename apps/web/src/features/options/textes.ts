export const textes = {
  detenus: 'Vos renforts',
  aucunDetenu: 'Votre contrat n’a pas de renfort.',
  depuis: (date: string) => `Depuis le ${date}`,
  aPartirDu: (date: string) => `À partir du ${date}`,
  jusquau: (date: string) => `jusqu’au ${date}`,
  parMois: 'par mois',
  total: 'Total des renforts',
  proposes: 'Les renforts de votre offre',
  proposesTexte: 'Ils complètent votre contrat. Leur prix s’ajoute à votre cotisation.',
  aucunPropose: 'Aucun autre renfort n’existe pour votre offre.',
} as const
