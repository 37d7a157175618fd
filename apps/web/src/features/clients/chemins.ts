import {
  type Chemin,
  ecrireChemin,
  isObjet,
  lireChemin,
} from '@espace-adherent/domain/accords/chemins.ts'

export { type Chemin, ecrireChemin, lireChemin }

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

/** What was typed of each setting, and what it said before. */
export type Brouillon = Readonly<Record<Chemin, { avant?: unknown; apres?: unknown }>>

export const brouillonDe = (avant: unknown, apres: unknown): Brouillon =>
  Object.fromEntries(
    ecarts(avant, apres).map((chemin) => [
      chemin,
      { avant: lireChemin(avant, chemin), apres: lireChemin(apres, chemin) },
    ]),
  )

/** A version with one side of a draft over it. */
export const poser = <T>(sur: T, brouillon: Brouillon, cote: 'avant' | 'apres'): T =>
  Object.entries(brouillon).reduce(
    (posee, [chemin, deux]) => ecrireChemin(posee, chemin, deux[cote]),
    sur,
  )
