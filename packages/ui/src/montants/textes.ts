export const textes = { euro: '€', aide: 'En euros, par exemple 1\u00a0234,56' } as const
