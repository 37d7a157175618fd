/** As it is kept: on one line, without what cannot be seen, nor spaces around. */
export const uneLigne = (texte: string) => texte.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** How it begins, cut between two words. */
export function extrait(texte: string, max: number): string {
  const ligne = uneLigne(texte)
  if (ligne.length <= max) return ligne
  const coupe = ligne.slice(0, max).replace(/\s+\S*$/u, '')
  return `${coupe.trimEnd()}…`
}
