/** What a column of a text COPY takes; JSON, arrays and dates as their text. */
export type Cell = string | number | boolean | null

export type CopyRows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const copyStatement = (table: string, columns: readonly string[], from: string) =>
  `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from ${from}`

const special = /[\\\n\r\t]/
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N'
  if (typeof cell !== 'string') return String(cell)
  return special.test(cell) ? cell.replaceAll(/[\\\n\r\t]/g, (found) => escapes[found] ?? '') : cell
}

/** Rows in COPY's own text, in pieces of about that many characters. */
export async function* copyText(rows: CopyRows, length: number): AsyncGenerator<string> {
  let text = ''
  for await (const row of rows) {
    for (let i = 0; i < row.length; i++) {
      if (i > 0) text += '\t'
      text += cellText(row[i] ?? null)
    }
    text += '\n'
    if (text.length < length) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}
