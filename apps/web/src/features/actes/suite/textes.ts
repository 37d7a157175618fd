export const textes = {
  lien: 'Le lien est parti vers',
  lienJusque: (jusquAu: string) => `À ouvrir au plus tard le ${jusquAu}`,
  piece: 'Document attendu',
  pieceJusque: (jour: string) => `Au plus tard le ${jour}`,
  compteDe: (titulaire: string) => `Versés sur le compte dont le titulaire est ${titulaire}`,
  compte: 'Versés sur',
  aApporter: 'À apporter',
} as const
