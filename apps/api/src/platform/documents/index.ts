import type { Letter } from './letter.ts'
import type { Letterhead } from './pdf-page.ts'
import type { Table } from './table.ts'

export { writeCsv } from './csv.ts'
export type { Bloc, Letter, Place } from './letter.ts'
export { asArtifact, type Letterhead } from './pdf-page.ts'
export type { Table } from './table.ts'
export { writeXlsx } from './xlsx.ts'

/** The printing library is loaded with the first document: the start does not wait for it. */
export async function* writePdf(table: Table, letterhead: Letterhead): AsyncGenerator<Buffer> {
  const printer = await import('./pdf.ts')
  yield* printer.writePdf(table, letterhead)
}

/** A letter or a certificate, whole. */
export async function writeLetter(letter: Letter, letterhead: Letterhead): Promise<Buffer> {
  const { LetterPrinter } = await import('./pdf-letter.ts')
  return new LetterPrinter(letter, letterhead).print()
}
