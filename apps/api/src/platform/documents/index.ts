import type { Letter } from './letter.ts'
import type { Letterhead } from './pdf-page.ts'
import { createPrintPool } from './print-pool.ts'
import { type Cell, inBatches, type Table, totalOf } from './table.ts'

export { writeCsv } from './csv.ts'
export type { Bloc, DrawingModule, Letter, Place } from './letter.ts'
export type { Letterhead } from './pdf-page.ts'
export { traceQr } from './qr.ts'
export type { Table } from './table.ts'
export { writeXlsx } from './xlsx.ts'

const pool = createPrintPool()

/** Ends the threads that draw; a later document starts another. */
export const closePrinting = () => pool.close()

/** A letter or a certificate. */
export const writeLetter = (letter: Letter, letterhead: Letterhead): Promise<Buffer> =>
  pool.print({ kind: 'letter', letter, letterhead })

/** A table on as many pages as it takes. */
export async function writePdf(
  { titre, date, entete = [], columns, rows }: Table,
  letterhead: Letterhead,
): Promise<Buffer> {
  const values: Cell['value'][][] = []
  for await (const batch of inBatches(rows))
    for (const row of batch) values.push(columns.map(({ value }) => value(row as never)))
  const named = columns.map(({ libelle, format }) => ({ libelle, format }))
  const total = totalOf(columns, values)
  const table = { titre, date, entete, columns: named, rows: values, ...(total && { total }) }
  return pool.print({ kind: 'table', table, letterhead })
}
