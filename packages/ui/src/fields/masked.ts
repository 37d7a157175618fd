/** Writes what was typed as it should be read: « 03112026 » → « 03/11/2026 ». */
export type Mask = (saisie: string) => string

/**
 * The text of a field after a change, and the caret: it stays after the same characters as before,
 * wherever the mask has put separators, because the mask is also applied to the text before the
 * caret.
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
