import type { Column } from '@espace-adherent/contract'
import { toPrintedText } from './format.ts'
import type { FontName } from './pdf-document.ts'
import type { Cell } from './table.ts'

/** A column where it stands on the page. */
export type PlacedColumn = { libelle: string; isRight: boolean; x: number; width: number }

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
  { sample, total: totals = [] }: { sample: readonly Cell[][]; total?: readonly string[] },
  widthOf: (text: string, font: FontName) => number,
): Layout {
  // A total is bold, as titles are.
  const bold = wantedWidths(totals, [], widthOf)
  const wanted = wantedWidths(
    columns.map(({ libelle }) => libelle),
    sample.map((cells) => cells.map(toPrintedText)),
    widthOf,
  ).map((width, i) => Math.max(width, bold[i] ?? 0))
  const total = sum(wanted)
  const landscape = total > PORTRAIT - 2 * MARGIN
  const widths = fit(wanted, (landscape ? LANDSCAPE : PORTRAIT) - 2 * MARGIN)
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

/** As wide as the widest of their texts, or as their title. */
const wantedWidths = (
  libelles: readonly string[],
  sample: readonly (readonly string[])[],
  widthOf: (text: string, font: FontName) => number,
): number[] =>
  libelles.map((libelle, i) => {
    const widest = sample.reduce((most, row) => Math.max(most, widthOf(row[i] ?? '', 'regular')), 0)
    return Math.max(NARROWEST, widest, widthOf(libelle, 'bold')) + 2 * CELL_PADDING
  })

/** Columns side by side, as wide as their titles, their total and the first of their texts ask for. */
export function placeColumns(
  room: { x: number; width: number },
  columns: readonly { libelle: string; isRight?: boolean }[],
  {
    sample,
    totals = [],
  }: { sample: readonly (readonly string[])[]; totals?: readonly string[] | undefined },
  widthOf: (text: string, font: FontName) => number,
): PlacedColumn[] {
  const libelles = columns.map(({ libelle }) => libelle)
  // A total is bold, as titles are.
  const bold = wantedWidths(totals, [], widthOf)
  const wanted = wantedWidths(libelles, sample, widthOf)
  const widths = fit(
    wanted.map((width, i) => Math.max(width, bold[i] ?? 0)),
    room.width,
  )
  let { x } = room
  return columns.map(({ libelle, isRight = false }, i) => {
    const width = widths[i] ?? 0
    const column = { libelle, isRight, x, width }
    x += width
    return column
  })
}

/** Stretched or shrunk to what there is. */
const fit = (wanted: number[], available: number): number[] =>
  sum(wanted) <= available ? stretch(wanted, available) : shrink(wanted, available)

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** What is left over is shared out, each column in proportion. */
const stretch = (widths: number[], available: number) => {
  const total = sum(widths)
  return widths.map((width) => (width * available) / total)
}

/** No column is cut below an even share: only those above it pay. */
function shrink(widths: number[], available: number): number[] {
  const share = available / widths.length
  const kept = sum(widths.filter((width) => width <= share))
  const cut = sum(widths.filter((width) => width > share))
  return widths.map((width) => (width <= share ? width : (width * (available - kept)) / cut))
}
