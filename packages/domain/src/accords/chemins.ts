/** `config.contact.telephone`: the place of one setting within a client. */
export type Chemin = string

export const isObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)

export const lireChemin = (objet: unknown, chemin: Chemin): unknown =>
  chemin
    .split('.')
    .reduce<unknown>((dedans, nom) => (isObjet(dedans) ? dedans[nom] : undefined), objet)

/** A copy in which that one setting is changed. */
export function ecrireChemin<T>(objet: T, chemin: Chemin, valeur: unknown): T {
  const [nom = '', ...reste] = chemin.split('.')
  const base: Record<string, unknown> = isObjet(objet) ? objet : {}
  return {
    ...base,
    [nom]: reste.length === 0 ? valeur : ecrireChemin(base[nom] ?? {}, reste.join('.'), valeur),
  } as T
}

/**
 * Sorts keys by name, because a database returns them in an order of its own. Undefined and null
 * count as equal.
 */
const enOrdre = (valeur: unknown): unknown => {
  if (Array.isArray(valeur)) return valeur.map(enOrdre)
  if (!isObjet(valeur)) return valeur ?? null
  return Object.fromEntries(
    Object.entries(valeur)
      .filter(([, dedans]) => dedans !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([nom, dedans]) => [nom, enOrdre(dedans)]),
  )
}

export const isMemeValeur = (a: unknown, b: unknown): boolean =>
  JSON.stringify(enOrdre(a)) === JSON.stringify(enOrdre(b))
