/** By its number: the name that people give a key may be anything. */
export const deCle = (id: string) => ({ objet: 'cle', cible: id, a: 'auteur' }) as const
