export const textes = { contrat: 'Contrat' } as const
