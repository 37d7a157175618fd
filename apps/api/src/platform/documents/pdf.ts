import type { Letterhead } from './pdf-page.ts'
import { Printer } from './pdf-printer.ts'
import { inBatches, type Table, toCells } from './table.ts'

/** Few rows at once: layout takes time, and others wait. */
const BATCH = 25
/** How far spaces between rows may shrink where that saves a page. */
const SERRE = 0.5

type Printed = Pick<Printer, 'pages' | 'isLastAlmostEmpty'>

/** A table whose last page would hold a few rows is set a little closer, if that saves the page. */
export async function printTable(table: () => Table, letterhead: Letterhead): Promise<Buffer> {
  const printed = await gather(writePdf(table(), letterhead))
  if (!printed.isLastAlmostEmpty) return printed.pdf
  const closer = await gather(writePdf(table(), letterhead, SERRE))
  return closer.pages < printed.pages ? closer.pdf : printed.pdf
}

async function gather(chunks: AsyncGenerator<Buffer, Printed>) {
  const parts: Buffer[] = []
  for (;;) {
    const { done, value } = await chunks.next()
    if (done) return { pdf: Buffer.concat(parts), ...value }
    parts.push(value)
  }
}

/** A table as a PDF, page by page. */
export async function* writePdf(
  table: Table,
  letterhead: Letterhead,
  serre = 1,
): AsyncGenerator<Buffer, Printed> {
  const batches = inBatches(table.rows, BATCH)
  const first = await batches.next()
  const sample = first.done ? [] : first.value.map((row) => toCells(table, row))
  const printer = new Printer(table, letterhead, sample, serre)
  for (const cells of sample) printer.row(cells)
  yield* printer.written()
  for await (const batch of batches) {
    for (const row of batch) printer.row(toCells(table, row))
    yield* printer.written()
  }
  printer.end()
  yield* printer.written()
  return { pages: printer.pages, isLastAlmostEmpty: printer.isLastAlmostEmpty }
}
