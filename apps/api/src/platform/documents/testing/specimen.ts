import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Column } from '@espace-adherent/contract'
import type { Table } from '../table.ts'

export type Ligne = { libelle: string; jour: string | null; montant: number | null }

const columns: Column<Ligne>[] = [
  { libelle: 'Libellé', value: ({ libelle }) => libelle },
  { libelle: 'Jour', value: ({ jour }) => jour, format: 'date' },
  { libelle: 'Montant', value: ({ montant }) => montant, format: 'montant' },
]

/** A table of three columns with these rows. */
export const tableOf = (rows: Iterable<Ligne> | AsyncIterable<Ligne>): Table => ({
  titre: 'Relevé d’été',
  columns,
  rows: (async function* () {
    yield* rows
  })(),
  date: '2026-11-01',
})

export async function toBuffer(chunks: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  return Buffer.concat(parts)
}

/** Memory in use (MB) when a tenth of the rows, then all of them, have been written. */
export async function heapDuring(
  rows: number,
  write: (table: Table) => AsyncIterable<Uint8Array | string>,
): Promise<{ early: number; late: number }> {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  let early = 0
  let late = 0
  const source = (function* () {
    for (let i = 0; i < rows; i++) {
      if (i === rows / 10) early = heap()
      yield { libelle: `Consultation ${i}`, jour: '2026-03-02', montant: i / 4 }
    }
    late = heap()
  })()
  // Each chunk is dropped as a network would take it away.
  for await (const _ of write(tableOf(source)));
  return { early, late }
}
