export const textes = { portabilites: 'Portabilités' } as const
