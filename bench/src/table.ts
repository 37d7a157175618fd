export type Row = { what: string; measured: string; bar: string; held: boolean }

/** A benchmark informs: it never fails a build, a loaded machine would make it lie. */
export function printTable(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, bar] = [width((row) => row.what), width((row) => row.bar)]
  for (const row of rows) {
    const mark = row.bar === '' ? ' ' : row.held ? '✓' : '✗'
    process.stdout.write(
      `${mark} ${row.what.padEnd(what)}  ${row.bar.padEnd(bar)}  ${row.measured}\n`,
    )
  }
}
