export const textes = { tropVerses: 'Trop-versés' } as const
