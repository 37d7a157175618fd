/** What a column of a text COPY takes; JSON, arrays and dates as their text. */
export type Cell = string | number | boolean | null

/** Whole lines of `copyLine`, in pieces of any size. */
export type CopyText = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

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

/** One row in COPY's own text. */
export function copyLine(row: readonly Cell[]): string {
  let text = ''
  for (let i = 0; i < row.length; i++) {
    if (i > 0) text += '\t'
    text += cellText(row[i] ?? null)
  }
  return `${text}\n`
}
