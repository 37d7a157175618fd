export const textes = {
  mensuelle: 'Cotisation mensuelle',
  des: (montant: string, date: string) => `${montant} dès le ${date}`,
} as const
