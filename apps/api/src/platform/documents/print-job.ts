import type { Letter } from './letter.ts'
import type { Letterhead } from './pdf-page.ts'
import type { Cell } from './table.ts'

/** What can be printed, as plain values: a thread draws it. */
export type PrintJob = { letterhead: Letterhead } & (
  | { kind: 'letter'; letter: Letter }
  | { kind: 'table'; table: PrintedTable }
)

/** A table whose cells have been taken out of its rows. */
export type PrintedTable = {
  titre: string
  date: string
  entete: readonly string[]
  total?: readonly Cell['value'][]
  columns: readonly Pick<Cell & { libelle: string }, 'libelle' | 'format'>[]
  rows: readonly Cell['value'][][]
}

export type PrintRequest = { id: number; job: PrintJob }
export type PrintAnswer = { id: number } & ({ pdf: Uint8Array } | { error: Error })
