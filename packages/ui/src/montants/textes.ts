export const textes = { euro: '€', aide: 'En euros, par exemple 1\u202f234,56' } as const
