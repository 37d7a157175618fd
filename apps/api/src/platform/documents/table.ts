import type { Column } from '@espace-adherent/contract'
import { createTurnstile } from '../schedule/turns.ts'

/** Rows to be written as a file, and what a reader must know of them. */
export type Table = {
  titre: string
  columns: readonly Column<never>[]
  rows: AsyncIterable<unknown>
  /** The day it is made, in Paris. */
  date: string
  /** The reader, the contract and the filters, a line each; printed on paper only. */
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

/** Sums of the columns that have one, added up in cents; null where there is none. */
export function totalOf(
  columns: Table['columns'],
  rows: readonly (readonly Cell['value'][])[],
): Cell['value'][] | null {
  if (rows.length === 0 || !columns.some(({ isTotal }) => isTotal)) return null
  const sum = (i: number) =>
    rows.reduce((cents, row) => cents + Math.round(Number(row[i] ?? 0) * 100), 0) / 100
  return columns.map(({ isTotal }, i) => (isTotal ? sum(i) : i === 0 ? 'Total' : null))
}

/** All files that are being written share it: twenty exports weigh no more than one. */
const turn = createTurnstile()

/** Rows in hundreds: a file is written in pieces, and other requests are answered between them. */
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
