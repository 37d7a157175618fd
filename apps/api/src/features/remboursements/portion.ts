import { type Curseur, ecrireCurseur, lireCurseur } from '@espace-adherent/domain'

/** An identifier that we could have given, or null. */
export const lireId = (texte: string): number | null =>
  /^\d{1,15}$/.test(texte) ? Number(texte) : null

export const curseurDe = (apres: string | undefined) =>
  apres === undefined ? null : lireCurseur(apres)

/** What leads to the rows after these, when the page is full. */
export function suiteDe<T>(
  items: readonly T[],
  taille: number,
  place: (item: T) => Curseur,
): string | null {
  const derniere = items.length === taille ? items.at(-1) : undefined
  return derniere === undefined ? null : ecrireCurseur(place(derniere))
}
