import { stringify } from 'csv-stringify/sync'
import { toDataText } from './format.ts'
import { type Cell, inBatches, type Table, toCells } from './table.ts'

/** Without it, Excel reads UTF-8 as Windows-1252 and shows « Ã© » for « é ». */
const BOM = '\ufeff'

/** CSV as a French Excel opens it with a double click: semicolons, decimal commas, UTF-8 with BOM. */
export async function* writeCsv(table: Table): AsyncGenerator<string> {
  yield BOM + toLines([table.columns.map(({ libelle }) => toSafeText(libelle))])
  for await (const rows of inBatches(table.rows))
    yield toLines(rows.map((row) => toCells(table, row).map(toSafeCell)))
}

const toLines = (rows: string[][]) =>
  // A lone carriage return would end the line for some readers.
  stringify(rows, { delimiter: ';', record_delimiter: 'windows', quoted_match: /\r/ })

/** A number that we wrote is no formula, even when negative. */
const toSafeCell = (cell: Cell) =>
  typeof cell.value === 'number' ? toDataText(cell) : toSafeText(toDataText(cell))

/**
 * A text that begins like a formula would be run by the spreadsheet of whoever opens the file;
 * the apostrophe makes it a text again (full-width forms are read as the plain ones by some).
 */
const toSafeText = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
