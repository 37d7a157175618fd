export const textes = { impayes: 'Cotisations impayées' } as const
