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
 * The library quotes what holds a whole CRLF, where half of one ends the line for most readers; and
 * one that splits at commas, tabs or bars must not find a cell there that begins like a formula.
 */
const needsQuotes = /[\r\n]|[,\t\|][\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/v

/** A number that we wrote is no formula, even when negative. */
const toSafeCell = (cell: Cell) =>
  typeof cell.value === 'number' ? toDataText(cell) : toSafeText(toDataText(cell))

/**
 * A text that begins like a formula would be run by the spreadsheet of whoever opens the file; the
 * apostrophe makes it a text again. Each line of a text counts, for a reader that takes a line feed
 * for the end of a row, whatever quotes say; so do blanks and quotes before it, which readers drop,
 * and full-width forms, which some take for the plain ones.
 */
const toSafeText = (text: string) => text.replaceAll(lineStart, "'")

const lineStart =
  /^(?=[[\p{Z}\p{Cc}\p{Cf}"'`‘’“”«»]--[\r\n\u2028\u2029]]*[=+\-@＝＋－＠]|\t)|(?<![\s\S])(?=[\r\n])/gmv
