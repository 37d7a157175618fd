export const textes = { ouvrir: 'Ouvrir pour imprimer' } as const
