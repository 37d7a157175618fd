import type { Letterhead } from './pdf-printer.ts'
import type { Table } from './table.ts'

export { writeCsv } from './csv.ts'
export type { Letterhead } from './pdf-printer.ts'
export type { Table } from './table.ts'
export { writeXlsx } from './xlsx.ts'

/** The printing library is loaded with the first document: the start does not wait for it. */
export async function* writePdf(table: Table, letterhead: Letterhead): AsyncGenerator<Buffer> {
  const printer = await import('./pdf.ts')
  yield* printer.writePdf(table, letterhead)
}
