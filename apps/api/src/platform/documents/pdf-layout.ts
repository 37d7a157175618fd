import type { Column } from '@espace-adherent/contract'
import { toPrintedText } from './format.ts'
import type { Cell } from './table.ts'
import { type WidthOf, widestWord } from './words.ts'

/** A column where it stands on the page. */
export type PlacedColumn = { libelle: string; isRight: boolean; x: number; width: number }

export type Layout = { landscape: boolean; columns: { x: number; width: number }[] }

export const MARGIN = 40
export const CELL_PADDING = 5
const PORTRAIT = 595.28
const LANDSCAPE = 841.89
const NARROWEST = 34

/**
 * Makes columns as wide as what they hold, and turns the page when they need it. When even that is
 * too narrow, the wide ones give way and their texts go on to the next line.
 */
export function layOut(
  columns: readonly Column<never>[],
  { sample, total: totals = [] }: { sample: readonly Cell[][]; total?: readonly string[] },
  widthOf: WidthOf,
): Layout {
  const textes = {
    libelles: columns.map(({ libelle }) => libelle),
    sample: sample.map((cells) => cells.map(toPrintedText)),
    totals,
  }
  const wanted = widthsOf(textes, widthOf)
  const landscape = sum(wanted) > PORTRAIT - 2 * MARGIN
  const available = (landscape ? LANDSCAPE : PORTRAIT) - 2 * MARGIN
  const widths = fit(wanted, available, () => neededWidths(textes, widthOf))
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

/** The texts of columns; titles and totals are bold. */
type Textes = {
  libelles: readonly string[]
  sample: readonly (readonly string[])[]
  totals: readonly string[]
}

/** As wide as their widest word: a line ends between words. */
const neededWidths = (textes: Textes, widthOf: WidthOf) =>
  widthsOf(textes, (text, font) => widestWord(text, (word) => widthOf(word, font)))

/** As wide as the widest of their texts, as their title or their total. */
const widthsOf = ({ libelles, sample, totals }: Textes, widthOf: WidthOf): number[] =>
  libelles.map((libelle, i) => {
    const widest = sample.reduce((most, row) => Math.max(most, widthOf(row[i] ?? '', 'regular')), 0)
    const bold = Math.max(widthOf(libelle, 'bold'), widthOf(totals[i] ?? '', 'bold'))
    return Math.max(NARROWEST, widest, bold) + 2 * CELL_PADDING
  })

/** Columns side by side, as wide as their titles, their total and the first of their texts ask for. */
export function placeColumns(
  room: { x: number; width: number },
  columns: readonly { libelle: string; isRight?: boolean }[],
  {
    sample,
    totals = [],
  }: { sample: readonly (readonly string[])[]; totals?: readonly string[] | undefined },
  widthOf: WidthOf,
): PlacedColumn[] {
  const libelles = columns.map(({ libelle }) => libelle)
  const textes = { libelles, sample, totals }
  const wanted = widthsOf(textes, widthOf)
  const widths = fit(wanted, room.width, () => neededWidths(textes, widthOf))
  let { x } = room
  return columns.map(({ libelle, isRight = false }, i) => {
    const width = widths[i] ?? 0
    const column = { libelle, isRight, x, width }
    x += width
    return column
  })
}

/** Stretches or shrinks columns to the width there is. */
const fit = (wanted: number[], available: number, needed: () => number[]): number[] =>
  sum(wanted) <= available ? stretch(wanted, available) : shrinkToWords(wanted, needed(), available)

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** Shares what is left over among the columns, in proportion. */
const stretch = (widths: number[], available: number) => {
  const total = sum(widths)
  return widths.map((width) => (width * available) / total)
}

/** Shrinks columns; none goes below its widest word while there is room for all of these. */
function shrinkToWords(
  wanted: readonly number[],
  needed: readonly number[],
  available: number,
): number[] {
  if (sum(needed) > available) return shrink(wanted, available)
  const held = new Set<number>()
  for (;;) {
    const free = wanted.flatMap((_, i) => (held.has(i) ? [] : [i]))
    const left = available - sum(needed.filter((_, i) => held.has(i)))
    const shrunk = shrink(
      free.map((i) => wanted[i] ?? 0),
      left,
    )
    const short = free.filter((i, rank) => (shrunk[rank] ?? 0) < (needed[i] ?? 0))
    if (short.length === 0)
      return wanted.map((_, i) => (held.has(i) ? (needed[i] ?? 0) : (shrunk[free.indexOf(i)] ?? 0)))
    for (const i of short) held.add(i)
  }
}

/** No column goes below an even share: only those above it shrink. */
function shrink(widths: readonly number[], available: number): number[] {
  const share = available / widths.length
  const kept = sum(widths.filter((width) => width <= share))
  const cut = sum(widths.filter((width) => width > share))
  return widths.map((width) => (width <= share ? width : (width * (available - kept)) / cut))
}
