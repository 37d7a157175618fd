import type { Column } from '@espace-adherent/contract'
import { createTurnstile } from '../schedule/turns.ts'

/** Rows to be written as a file, with what a reader must know of them. */
export type Table = {
  titre: string
  columns: readonly Column<never>[]
  rows: AsyncIterable<unknown>
  /** The day it is made, in Paris. */
  date: string
  /** Of whom and of what the rows are, a line each: said on paper. */
  entete?: readonly string[]
  /** Under the last row of a print, cell by cell. */
  total?: readonly Cell['value'][]
}

export type Cell = {
  value: string | number | null
  format: 'date' | 'instant' | 'montant' | undefined
}

export const toCells = ({ columns }: Table, row: unknown): Cell[] =>
  columns.map((column) => ({ value: column.value(row as never), format: column.format }))

/** The sums of the columns that have one, in cents on the way; none where nothing is added up. */
export function totalOf(
  columns: Table['columns'],
  rows: readonly (readonly Cell['value'][])[],
): Cell['value'][] | null {
  if (rows.length === 0 || !columns.some(({ isTotal }) => isTotal)) return null
  const sum = (i: number) =>
    rows.reduce((cents, row) => cents + Math.round(Number(row[i] ?? 0) * 100), 0) / 100
  return columns.map(({ isTotal }, i) => (isTotal ? sum(i) : i === 0 ? 'Total' : null))
}

/** All the files that are being written, together: twenty exports are no heavier than one. */
const turn = createTurnstile()

/** Rows by the hundred: a file is written in pieces, and other requests go on in between. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size = 200): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    await turn()
    yield batch
    batch = []
  }
  if (batch.length === 0) return
  await turn()
  yield batch
}
