import { Zip, ZipDeflate } from 'fflate'
import { type Cell, inBatches, type Table, toCells } from './table.ts'
import { columnWidths, packageParts, SHEET_PATH, sheetEnd, sheetStart } from './xlsx-parts.ts'
import { headerXml, rowXml } from './xlsx-rows.ts'

/** A workbook of one sheet, written row by row: neither the table nor the file is held whole. */
export async function* writeXlsx(table: Table): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    return (xml: string, last = false) => file.push(encoder.encode(xml), last)
  }

  for (const [path, xml] of packageParts(table.titre)) open(path)(xml, true)
  const write = open(SHEET_PATH)
  let rank = 1
  const toXml = (rows: Cell[][]) => rows.map((cells) => rowXml(cells, ++rank)).join('')
  for await (const batch of inBatches(table.rows)) {
    const rows = batch.map((row) => toCells(table, row))
    // Widths come before rows in the file, so the first batch decides for all.
    if (rank === 1) write(start(table, rows))
    write(toXml(rows))
    yield* ready.splice(0)
  }
  if (rank === 1) write(start(table, []))
  write(sheetEnd, true)
  zip.end()
  yield* ready
}

const encoder = new TextEncoder()

const start = ({ columns }: Table, rows: Cell[][]) =>
  sheetStart(columnWidths(columns, rows)) + headerXml(columns.map(({ libelle }) => libelle))
