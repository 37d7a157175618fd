import { refuse } from '../refus.ts'
import { readEntries } from './entries.ts'
import { createSectors } from './sectors.ts'

/** An entry of the small file system that an old Office file is. */
export type OleEntry = {
  name: string
  kind: 'storage' | 'stream' | 'root'
  /** The storage in which it stands; null for the root, and for what the root does not lead to. */
  parent: OleEntry | null
  hasClass: boolean
  start: number
  size: number
}

export type Compound = {
  entries: readonly OleEntry[]
  root: OleEntry
  read(entry: OleEntry): Buffer
}

const HEADER = 512

/** Opens the file system; a link that leads nowhere, or round in circles, is refused. */
export function openCompound(bytes: Buffer): Compound {
  const sectorBits = bytes.length >= HEADER ? bytes.readUInt16LE(30) : 0
  if (sectorBits !== 9 && sectorBits !== 12) return refuse('etranger')
  const sectors = createSectors(bytes, 1 << sectorBits)
  const directory = sectors.readChain(bytes.readUInt32LE(48), Number.POSITIVE_INFINITY)
  const { entries, root } = readEntries(directory)
  const cutoff = bytes.readUInt32LE(56)
  let small: ReturnType<typeof sectors.openSmall> | undefined
  return {
    entries,
    root,
    read({ start, size, kind }) {
      if (kind !== 'stream' || size === 0) return Buffer.alloc(0)
      if (size > bytes.length) return refuse('incomplet')
      if (size >= cutoff) return sectors.readChain(start, size)
      small ??= sectors.openSmall(root, bytes.readUInt32LE(60))
      return small(start, size)
    },
  }
}
