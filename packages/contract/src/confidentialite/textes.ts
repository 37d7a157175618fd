export const textes = {
  accords: 'Qui voit mes soins',
  secret: 'Garder un soin confidentiel',
} as const
