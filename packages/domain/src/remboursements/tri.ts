/** What the lines of a list can be ordered by, from the least to the most or the other way round. */
export const trisLignes = ['date', 'acte', 'pour', 'depense', 'rembourse', 'reste'] as const
export type TriLignes = (typeof trisLignes)[number]

export const sensTri = ['croissant', 'decroissant'] as const
export type SensTri = (typeof sensTri)[number]
