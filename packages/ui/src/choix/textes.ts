export const textes = { choisir: 'Choisir…' } as const
