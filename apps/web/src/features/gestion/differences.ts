/** A piece of text, as it was on both sides or on one of them. */
export type Morceau = { texte: string; cote: 'commun' | 'avant' | 'apres' }

/** Beyond it, the comparison says both sides whole. */
const LIGNES_MAX = 600

const entites: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
}

/** What is read of it, block by block; of a link its address, of a picture what it says, which may change alone. */
const linesOf = (html: string) =>
  html
    .replace(
      /<br\b[^>]*>|<\/(?:p|h[4-6]|li|dt|dd|tr|ul|ol|table|caption|blockquote|figcaption)>/g,
      '\n',
    )
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, nom: string) => entites[nom] ?? '')
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter(Boolean)

/** What was taken away and what was added, block by block, in the order in which it is read. */
export function comparer(avant: string, apres: string): Morceau[] {
  const [a, b] = [linesOf(avant), linesOf(apres)]
  if (a.length > LIGNES_MAX || b.length > LIGNES_MAX)
    return [
      ...a.map((texte): Morceau => ({ texte, cote: 'avant' })),
      ...b.map((texte): Morceau => ({ texte, cote: 'apres' })),
    ]
  // Length of the longest common rest, from each pair of places.
  const rest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => rest[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = rest[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const morceaux: Morceau[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [de, vers] = [a[i], b[j]]
    if (de !== undefined && de === vers) {
      morceaux.push({ texte: de, cote: 'commun' })
      i++
      j++
    } else if (vers === undefined || (de !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      morceaux.push({ texte: de ?? '', cote: 'avant' })
      i++
    } else {
      morceaux.push({ texte: vers, cote: 'apres' })
      j++
    }
  }
  return morceaux
}
