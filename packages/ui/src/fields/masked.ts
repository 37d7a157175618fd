/** Writes what was typed as it should be read: « 03112026 » → « 03/11/2026 ». */
export type Mask = (saisie: string) => string

/**
 * What stands in the field after a change, and where the caret is then: after the same characters
 * as before, wherever the mask has put its separators. The mask of what precedes the caret says it.
 */
export function applyMask(
  mask: Mask,
  saisie: string,
  caret: number,
): { texte: string; caret: number } {
  const texte = mask(saisie)
  const before = mask(saisie.slice(0, caret))
  return { texte, caret: Math.min(before.length, texte.length) }
}
