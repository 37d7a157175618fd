/** What a telephone dials, from a number that people read. */
export const appel = (telephone: string) => `tel:${telephone.replace(/[^\d+]/g, '')}`
