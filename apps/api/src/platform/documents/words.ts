import type { FontName } from './pdf-document.ts'

export type WidthOf = (text: string, font: FontName) => number

/** A stretch that no line may break: between spaces, or after a hyphen. */
const morceaux = (text: string): string[] => text.split(/[ \n]+|(?<=-)/)

/** Longer than any word or name: such a stretch is cut somewhere. */
const LONGEST = 60

/** The widest stretch that should not break. */
export const widestWord = (text: string, widthOf: (text: string) => number): number =>
  morceaux(text).reduce(
    (most, word) => (word.length > LONGEST ? most : Math.max(most, widthOf(word))),
    0,
  )

/** pdfkit draws it as a hyphen where a line ends on it. */
const SOFT_HYPHEN = '\u00ad'
/** Letters that stay together at either end of a word. */
const TOGETHER = 3
/**
 * Numbers, addresses and fingerprints are not hyphenated: the hyphen would look like one of their
 * signs.
 */
const isWord = (text: string) => text.length <= LONGEST && !/[\d@/_=]|\.\p{L}/u.test(text)

/** A word wider than its line goes on with a hyphen; pdfkit would cut it anywhere, without one. */
export function hyphenate(text: string, width: number, widthOf: (text: string) => number): string {
  if (!/[^ \n-]{8}/.test(text)) return text
  return morceaux(text).reduce(
    (said, word) =>
      isWord(word) && widthOf(word) > width
        ? said.replace(word, () => cut(word, width, widthOf))
        : said,
    text,
  )
}

function cut(word: string, width: number, widthOf: (text: string) => number): string {
  const signs = [...word]
  const pieces: string[] = []
  let piece = ''
  signs.forEach((sign, i) => {
    const isInside =
      /\p{L}\p{L}$/u.test(piece) && signs.length - i >= TOGETHER && /\p{L}/u.test(sign)
    // pdfkit counts both the soft hyphen and the one that it draws.
    if (isInside && widthOf(`${piece}${sign}${SOFT_HYPHEN}-`) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  })
  return [...pieces, piece].join(SOFT_HYPHEN)
}
