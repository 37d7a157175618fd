import type { Budget } from '../refus.ts'
import { decodeEntities } from './xml.ts'

/** More than the longest formula that Excel takes, each of its characters escaped. */
const OVERLAP = 64 * 1024

/** Elements whose text is a formula. */
const formula = /^<(?:[\w.-]+:)?(?:f|definedName|formula\d?)(?:\s[^<>]*)?>/

/** A bar, or a character by its number, which could be one. */
const bar = /\||&#/g

/** A bar outside quotes is no operator: it stands between a program and what it is asked (DDE). */
function isProgram(text: string): boolean {
  const opening = formula.exec(text)?.[0]
  if (opening === undefined) return false
  return decodeEntities(text.slice(opening.length))
    .replace(/"[^"]*"/g, '')
    .includes('|')
}

/** Looks at the formulas of what passes, also where two pieces meet. */
export function createFormulaSearch(bars: Budget) {
  let end = ''
  return {
    finds(piece: Buffer): boolean {
      const isPlain = !piece.includes(0x7c) && !piece.includes('&#') && !bar.test(end)
      bar.lastIndex = 0
      const text = isPlain ? '' : end + piece.toString('latin1')
      end = isPlain
        ? piece.toString('latin1', Math.max(0, piece.length - OVERLAP))
        : text.slice(-OVERLAP)
      for (let at = 0; ; ) {
        bar.lastIndex = at
        const found = bar.exec(text)
        if (!found) return false
        bars.spend(1)
        const next = text.indexOf('<', found.index)
        // Cut here, it is seen whole with the next piece.
        if (next < 0) return false
        if (isProgram(text.slice(text.lastIndexOf('<', found.index), next))) return true
        at = next
      }
    },
  }
}
