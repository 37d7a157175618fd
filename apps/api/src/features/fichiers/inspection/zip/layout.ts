import { refuse } from '../refus.ts'
import type { Directory, Entry } from './directory.ts'
import { readLarge } from './large.ts'

/** An entry whose own header agrees with the directory, and where its data stand. */
export type Part = Entry & { data: Buffer }

const HEADER = 30
const ENCRYPTED = 0x0041
const DESCRIPTOR = 0x0008
/** What must be the same in both places: password, sizes that come after, masked headers. */
const COMPARED = ENCRYPTED | DESCRIPTOR | 0x2020

/**
 * The parts, from the first byte of the file to its directory without a gap and without sharing a
 * byte. What a directory does not name, or names twice, would be seen by some readers only.
 */
export function layOut(bytes: Buffer, { entries, offset }: Directory): Part[] {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  let at = 0
  const parts = inOrder.map((entry, rank) => {
    if (entry.offset !== at) refuse('double')
    const next = inOrder[rank + 1]?.offset ?? offset
    const start = checkHeader(bytes, entry)
    const end = start + entry.packed
    if (end > next) refuse('double')
    checkBetween(bytes.subarray(end, next), entry)
    at = next
    return { ...entry, data: bytes.subarray(start, end) }
  })
  if (at !== offset) refuse('double')
  return parts
}

/** Where the data begin, once the header that stands before them has said the same as the directory. */
function checkHeader(bytes: Buffer, entry: Entry): number {
  const { offset: at, rawName, method, flags } = entry
  if (at + HEADER > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50) refuse('incomplet')
  if (flags & ENCRYPTED) refuse('motDePasse')
  if ((method !== 0 && method !== 8) || flags & 0x2020) refuse('detourne')
  const nameEnd = at + HEADER + bytes.readUInt16LE(at + 26)
  const start = nameEnd + bytes.readUInt16LE(at + 28)
  if (start > bytes.length) refuse('incomplet')
  const own = {
    flags: bytes.readUInt16LE(at + 6),
    method: bytes.readUInt16LE(at + 8),
    crc: bytes.readUInt32LE(at + 14),
    ...readLarge(bytes.subarray(nameEnd, start), {
      unpacked: bytes.readUInt32LE(at + 22),
      packed: bytes.readUInt32LE(at + 18),
    }),
  }
  const isLater = (flags & DESCRIPTOR) !== 0
  const agrees = (which: 'crc' | 'packed' | 'unpacked') =>
    own[which] === entry[which] || (isLater && own[which] === 0)
  if (
    !bytes.subarray(at + HEADER, nameEnd).equals(rawName) ||
    own.method !== method ||
    (own.flags & COMPARED) !== (flags & COMPARED) ||
    !agrees('crc') ||
    !agrees('packed') ||
    !agrees('unpacked')
  )
    refuse('double')
  return start
}

/** Programs that write without looking back put the sizes after the data, in one of four ways. */
function checkBetween(bytes: Buffer, { flags, crc, packed, unpacked }: Entry): void {
  if ((flags & DESCRIPTOR) === 0) {
    if (bytes.length > 0) refuse('double')
    return
  }
  const isSigned = bytes.length === 16 || bytes.length === 24
  const isLarge = bytes.length === 20 || bytes.length === 24
  if (!isSigned && !isLarge && bytes.length !== 12) refuse('double')
  if (isSigned && bytes.readUInt32LE(0) !== 0x08074b50) refuse('double')
  const from = isSigned ? 4 : 0
  const size = (rank: number) =>
    isLarge
      ? Number(bytes.readBigUInt64LE(from + 4 + 8 * rank))
      : bytes.readUInt32LE(from + 4 + 4 * rank)
  if (bytes.readUInt32LE(from) !== crc || size(0) !== packed || size(1) !== unpacked)
    refuse('double')
}
