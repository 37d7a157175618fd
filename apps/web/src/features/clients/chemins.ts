/** `config.contact.telephone`: the place of one setting within a client. */
export type Chemin = string

const isObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)

export const lireChemin = (objet: unknown, chemin: Chemin): unknown =>
  chemin
    .split('.')
    .reduce<unknown>((dedans, nom) => (isObjet(dedans) ? dedans[nom] : undefined), objet)

/** The same, with that one setting changed; nothing is written in place. */
export function ecrireChemin<T>(objet: T, chemin: Chemin, valeur: unknown): T {
  const [nom = '', ...reste] = chemin.split('.')
  const base: Record<string, unknown> = isObjet(objet) ? objet : {}
  return {
    ...base,
    [nom]: reste.length === 0 ? valeur : ecrireChemin(base[nom] ?? {}, reste.join('.'), valeur),
  } as T
}

/** What is there whole, or not at all. */
const ENSEMBLES: readonly Chemin[] = ['config.contact']

/** Every setting by its place; a list is one setting. */
export function aplatir(valeur: unknown, chemin = ''): Map<Chemin, unknown> {
  if (!isObjet(valeur) || ENSEMBLES.includes(chemin)) return new Map([[chemin, valeur]])
  return new Map(
    Object.entries(valeur).flatMap(([nom, dedans]) => [
      ...aplatir(dedans, chemin === '' ? nom : `${chemin}.${nom}`),
    ]),
  )
}

const isEgal = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The places where two versions differ. */
export function ecarts(a: unknown, b: unknown): Chemin[] {
  const [lesA, lesB] = [aplatir(a), aplatir(b)]
  return [...new Set([...lesA.keys(), ...lesB.keys()])].filter(
    (chemin) => !isEgal(lesA.get(chemin), lesB.get(chemin)),
  )
}

export type Conflit = { chemin: Chemin; votre: unknown; actuelle: unknown }

/**
 * What two people made of the same version: what only one of them touched is kept, what both did is
 * to be chosen.
 */
export function fusionner<T>(
  depart: T,
  votre: T,
  actuelle: T,
): { fusion: T; conflits: readonly Conflit[] } {
  const autres = new Set(ecarts(depart, actuelle))
  let fusion = actuelle
  const conflits: Conflit[] = []
  for (const chemin of ecarts(depart, votre)) {
    const [mien, sien] = [lireChemin(votre, chemin), lireChemin(actuelle, chemin)]
    if (isEgal(mien, sien)) continue
    if (autres.has(chemin)) conflits.push({ chemin, votre: mien, actuelle: sien })
    fusion = ecrireChemin(fusion, chemin, mien)
  }
  return { fusion, conflits }
}
