import { refuse } from '../refus.ts'
import type { OleEntry } from './compound.ts'

const ENTRY = 128
const NONE = 0xffffffff
const kinds: Readonly<Record<number, OleEntry['kind']>> = { 1: 'storage', 2: 'stream', 5: 'root' }

/** The directory: a list of entries that are also the nodes of a tree per storage. */
export function readEntries(directory: Buffer): { entries: OleEntry[]; root: OleEntry } {
  const slots: (OleEntry | null)[] = []
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY)
    slots.push(readEntry(directory.subarray(at, at + ENTRY)))
  const [root] = slots
  if (root?.kind !== 'root') return refuse('incomplet')
  link(directory, slots, root)
  return { entries: slots.filter((slot) => slot !== null), root }
}

function readEntry(bytes: Buffer): OleEntry | null {
  const kind = kinds[bytes[66] ?? 0]
  if (!kind) return null
  const length = Math.min(64, bytes.readUInt16LE(64))
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, length - 2)),
    kind,
    parent: null,
    hasClass: bytes.subarray(80, 96).some((octet) => octet !== 0),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  }
}

/** Gives each entry its storage; one that is reached twice would be in two places. */
function link(directory: Buffer, slots: readonly (OleEntry | null)[], root: OleEntry): void {
  const seen = new Set<number>([0])
  const waiting: [number, OleEntry][] = [[directory.readUInt32LE(76), root]]
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const [rank, parent] = step
    if (rank === NONE) continue
    const entry = slots[rank]
    if (!entry || seen.has(rank)) refuse('detourne')
    seen.add(rank)
    entry.parent = parent
    const [left, right, child] = [68, 72, 76].map((i) => directory.readUInt32LE(rank * ENTRY + i))
    waiting.push([left ?? NONE, parent], [right ?? NONE, parent], [child ?? NONE, entry])
  }
}
