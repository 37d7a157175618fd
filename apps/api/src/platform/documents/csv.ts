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
  stringify(rows, { delimiter: ';', record_delimiter: 'windows', quoted_match: needsQuotes })

/**
 * The library quotes a whole CRLF only, but half of one ends the line for most readers. A reader
 * that splits at commas, tabs or bars must not find a cell there that begins like a formula.
 */
const needsQuotes = /[\r\n]|[,\t\|][\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/v

/** A number that we wrote is no formula, even when negative. */
const toSafeCell = (cell: Cell) =>
  typeof cell.value === 'number' ? toDataText(cell) : toSafeText(toDataText(cell))

/**
 * A spreadsheet would run a text that begins like a formula; the apostrophe makes it a text again.
 * We look at each line of the text, since some readers take a line feed for the end of a row
 * despite quotes. We also look behind blanks and quotes, which readers drop, and at full-width
 * forms, which some take for plain ones.
 */
const toSafeText = (text: string) => text.replaceAll(lineStart, "'")

const lineStart =
  /^(?=[[\p{Z}\p{Cc}\p{Cf}"'`‘’“”«»]--[\r\n\u2028\u2029]]*[=+\-@＝＋－＠]|\t)|(?<![\s\S])(?=[\r\n])/gmv
