import type { Column } from '@espace-adherent/contract'
import { toPrintedText } from './format.ts'
import type { FontName } from './pdf-document.ts'
import type { Cell } from './table.ts'

export type Layout = { landscape: boolean; columns: { x: number; width: number }[] }

export const MARGIN = 40
export const CELL_PADDING = 5
const PORTRAIT = 595.28
const LANDSCAPE = 841.89
const NARROWEST = 34

/**
 * Columns as wide as what they hold, on a page turned when they need it; when even that is too
 * little, the wide ones give way and their texts go on to the next line.
 */
export function layOut(
  columns: readonly Column<never>[],
  sample: readonly Cell[][],
  widthOf: (text: string, font: FontName) => number,
): Layout {
  const wanted = columns.map(({ libelle }, i) => {
    const texts = sample.map((cells) => toPrintedText(cells[i] as Cell))
    const widest = texts.reduce((most, text) => Math.max(most, widthOf(text, 'regular')), 0)
    return Math.max(NARROWEST, widest, widthOf(libelle, 'bold')) + 2 * CELL_PADDING
  })
  const total = wanted.reduce((sum, width) => sum + width, 0)
  const landscape = total > PORTRAIT - 2 * MARGIN
  const available = (landscape ? LANDSCAPE : PORTRAIT) - 2 * MARGIN
  const widths = total <= available ? stretch(wanted, available) : shrink(wanted, available)
  let x = MARGIN
  return {
    landscape,
    columns: widths.map((width) => {
      const column = { x, width }
      x += width
      return column
    }),
  }
}

/** What is left over is shared out, each column in proportion. */
const stretch = (widths: number[], available: number) => {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => (width * available) / total)
}

/** No column is cut below an even share: only those above it pay. */
function shrink(widths: number[], available: number): number[] {
  const share = available / widths.length
  const kept = widths.filter((width) => width <= share).reduce((sum, width) => sum + width, 0)
  const cut = widths.filter((width) => width > share).reduce((sum, width) => sum + width, 0)
  return widths.map((width) => (width <= share ? width : (width * (available - kept)) / cut))
}
