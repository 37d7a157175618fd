export const textes = {
  lien: 'Le lien est parti vers',
  lienJusque: (jusquAu: string) => `À ouvrir avant le ${jusquAu}`,
  piece: 'Document attendu',
  pieceJusque: (jour: string) => `Au plus tard le ${jour}`,
  compteDe: (titulaire: string) => `Versés sur le compte au nom de ${titulaire}`,
  compte: 'Versés sur',
  aApporter: 'À apporter',
} as const
