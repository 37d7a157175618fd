export const textes = {
  jusquau: (jour: string) => `à payer jusqu’au ${jour} inclus`,
  finit: (jour: string) => `fin le ${jour}`,
  reprend: (jour: string) => `reprise le ${jour} à midi`,
} as const
