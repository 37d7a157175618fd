import { refuse } from '../refus.ts'

const END = 0xfffffffe
/** Sectors above are marks: end, free, table. */
const LAST = 0xfffffffa
const SMALL = 64

/** How the sectors of the file follow one another: its allocation table. */
export function createSectors(bytes: Buffer, size: number) {
  const count = Math.ceil(bytes.length / size)
  const tables = findTables(bytes, size, count)

  function sector(rank: number): Buffer {
    const at = (rank + 1) * size
    if (rank > LAST || at >= bytes.length) return refuse('incomplet')
    return bytes.subarray(at, at + size)
  }

  function next(rank: number): number {
    const table = tables[Math.floor(rank / (size / 4))]
    const at = (rank % (size / 4)) * 4
    if (table === undefined) return refuse('incomplet')
    const found = sector(table)
    return at + 4 <= found.length ? found.readUInt32LE(at) : refuse('incomplet')
  }

  /** A chain from sector to sector, of that many bytes at most; one longer than the file is a loop. */
  function readChain(start: number, length: number): Buffer {
    const chain: Buffer[] = []
    let held = 0
    for (let rank = start; rank !== END && held < length; rank = next(rank)) {
      const found = sector(rank)
      chain.push(found)
      held += found.length
      if (chain.length > count) refuse('detourne')
    }
    if (Number.isFinite(length) && held < length) refuse('incomplet')
    return Buffer.concat(chain).subarray(0, length)
  }

  return {
    readChain,
    /** Streams of less than four kilobytes share one stream of their own, with a table of its own. */
    openSmall(root: { start: number; size: number }, tableStart: number) {
      const shared = readChain(root.start, Math.min(root.size, bytes.length))
      const table = readChain(tableStart, Number.POSITIVE_INFINITY)
      return (start: number, length: number): Buffer => {
        const chain: Buffer[] = []
        for (let rank = start; rank !== END && chain.length * SMALL < length; ) {
          if (rank * 4 + 4 > table.length || (rank + 1) * SMALL > shared.length + SMALL - 1)
            return refuse('incomplet')
          chain.push(shared.subarray(rank * SMALL, (rank + 1) * SMALL))
          rank = table.readUInt32LE(rank * 4)
        }
        const found = Buffer.concat(chain).subarray(0, length)
        return found.length === length ? found : refuse('incomplet')
      }
    },
  }
}

/** Where the table's own sectors are: the first 109 in the header, the others listed by sectors. */
function findTables(bytes: Buffer, size: number, count: number): number[] {
  const tables: number[] = []
  const take = (list: Buffer) => {
    for (let at = 0; at + 4 <= list.length; at += 4) {
      const rank = list.readUInt32LE(at)
      if (rank <= LAST) tables.push(rank)
    }
  }
  take(bytes.subarray(76, 512))
  const seen = new Set<number>()
  for (let rank = bytes.readUInt32LE(68); rank <= LAST; ) {
    const at = (rank + 1) * size
    if (seen.has(rank) || seen.size > count) refuse('detourne')
    if (at + size > bytes.length) refuse('incomplet')
    seen.add(rank)
    take(bytes.subarray(at, at + size - 4))
    rank = bytes.readUInt32LE(at + size - 4)
  }
  return tables
}
