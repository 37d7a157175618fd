export const textes = { fermer: 'Fermer' } as const
