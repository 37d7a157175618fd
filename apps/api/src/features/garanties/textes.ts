export const textes = {
  niveau: 'Niveau',
  debut: 'Date du changement',
  aPartirDu: (date: string) => `À partir du ${date}`,
  rembourse: 'Remboursé sur vos 12 derniers mois de soins',
  reste: 'Resté à votre charge sur ces 12 mois',
  renfort: (libelle: string) => `Renfort «\u00a0${libelle}\u00a0»`,
  compris: 'Compris',
  jusquau: (date: string) => `Jusqu’au ${date} inclus\u00a0: ce niveau ne le propose pas`,
  plusVendu: 'Ce niveau n’est plus proposé',
  devis: (nomOffre: string) => `Devis ${nomOffre}`,
} as const
