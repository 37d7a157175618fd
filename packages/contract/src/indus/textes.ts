export const textes = {
  indus: 'Trop-perçus',
  lignes: 'Lignes remboursées',
  mesIndus: 'Sommes à rembourser',
} as const
