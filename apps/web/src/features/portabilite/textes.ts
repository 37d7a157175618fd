export const textes = {
  calcul: (mois: number, jour: string) =>
    `${mois} mois de portabilité au plus\u00a0: couvert jusqu’au ${jour} inclus.`,
} as const
