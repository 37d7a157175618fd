export const textes = { ouvrir: 'Ouvrir et imprimer' } as const
