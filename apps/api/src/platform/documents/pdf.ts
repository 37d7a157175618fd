import type { Letterhead } from './pdf-page.ts'
import { Printer } from './pdf-printer.ts'
import { inBatches, type Table, toCells } from './table.ts'

/** Few, for laying a row out takes time, and others are waiting. */
const BATCH = 25

/** A table as a PDF, sent page by page. */
export async function* writePdf(table: Table, letterhead: Letterhead): AsyncGenerator<Buffer> {
  const batches = inBatches(table.rows, BATCH)
  const first = await batches.next()
  const sample = first.done ? [] : first.value.map((row) => toCells(table, row))
  const printer = new Printer(table, letterhead, sample)
  for (const cells of sample) printer.row(cells)
  yield* printer.written()
  for await (const batch of batches) {
    for (const row of batch) printer.row(toCells(table, row))
    yield* printer.written()
  }
  printer.end()
  yield* printer.written()
}
