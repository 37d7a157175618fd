export const textes = {
  option: (libelle: string) => `Renfort ${libelle}`,
  niveau: (nomOffre: string) => `Niveau de garanties ${nomOffre}`,
  souscritLe: (jour: string) => `Souscrit le ${jour}`,
  renonce: 'Renoncé\u00a0: comme si vous ne l’aviez jamais souscrit',
  remboursement: 'Ce que vous avez versé',
  rembourse: (jour: string) => `Remboursé au plus tard le ${jour}`,
  trop: 'Le délai pour renoncer est passé, ou vous y avez déjà renoncé',
} as const
