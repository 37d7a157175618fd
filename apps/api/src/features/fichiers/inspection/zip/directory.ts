import { refuse } from '../refus.ts'
import { findZipEnd, type ZipEnd } from './end.ts'
import { readLarge } from './large.ts'

/** A line of the archive's directory: what is claimed of one entry. */
export type Entry = {
  name: string
  rawName: Buffer
  flags: number
  method: number
  crc: number
  packed: number
  unpacked: number
  /** Where its own header stands. */
  offset: number
  isLink: boolean
}

/** A long presentation has one or two thousand parts. */
const ENTRIES_MAX = 5000
const LINE = 46
const LINE_SIGNATURE = 0x02014b50

export type Directory = { entries: Entry[]; offset: number }

/** The directory, which must end where the archive's last record begins, and that one the file. */
export function readDirectory(bytes: Buffer): Directory {
  const end = findZipEnd(bytes)
  if (!end) return refuse('incomplet')
  // A second end in the comment: each reader would choose its own.
  const comment = bytes.subarray(end.at + 22)
  if (!end.isExact || comment.includes('PK\x05\x06')) refuse('double')
  const { entries: count, directorySize, directoryOffset, limit } = readLargeEnd(bytes, end)
  if (count > ENTRIES_MAX) refuse('demesure')
  if (directoryOffset + directorySize > limit) refuse('incomplet')
  if (directoryOffset + directorySize < limit) refuse('double')
  const entries = readLines(bytes.subarray(directoryOffset, limit))
  if (entries?.length !== count) return refuse('incomplet')
  return { entries, offset: directoryOffset }
}

/**
 * Between the directory and the end may stand the two records of large archives, which some
 * programs always write: they must say what the end says, or what it leaves to them.
 */
function readLargeEnd(bytes: Buffer, end: ZipEnd): ZipEnd & { limit: number } {
  const locator = end.at - 20
  if (locator < 0 || bytes.readUInt32LE(locator) !== 0x07064b50) return { ...end, limit: end.at }
  const record = locator - 56
  if (record < 0 || bytes.readUInt32LE(record) !== 0x06064b50) return refuse('incomplet')
  const large = {
    entries: Number(bytes.readBigUInt64LE(record + 32)),
    directorySize: Number(bytes.readBigUInt64LE(record + 40)),
    directoryOffset: Number(bytes.readBigUInt64LE(record + 48)),
  }
  const agrees = (said: number, blank: number, apart: number) => said === apart || said === blank
  if (
    Number(bytes.readBigUInt64LE(locator + 8)) !== record ||
    Number(bytes.readBigUInt64LE(record + 24)) !== large.entries ||
    !agrees(end.entries, 0xffff, large.entries) ||
    !agrees(end.directorySize, 0xffffffff, large.directorySize) ||
    !agrees(end.directoryOffset, 0xffffffff, large.directoryOffset)
  )
    refuse('double')
  return { ...end, ...large, limit: record }
}

/** Null when the lines do not fill the directory exactly. */
function readLines(bytes: Buffer): Entry[] | null {
  const entries: Entry[] = []
  let at = 0
  while (at + LINE <= bytes.length && bytes.readUInt32LE(at) === LINE_SIGNATURE) {
    const nameEnd = at + LINE + bytes.readUInt16LE(at + 28)
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30)
    const rawName = bytes.subarray(at + LINE, nameEnd)
    const sizes = readLarge(bytes.subarray(nameEnd, extraEnd), {
      unpacked: bytes.readUInt32LE(at + 24),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    entries.push({
      name: rawName.toString('utf8'),
      rawName,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      ...sizes,
      isLink: isLink(bytes.readUInt16LE(at + 4), bytes.readUInt32LE(at + 38)),
    })
    at = extraEnd + bytes.readUInt16LE(at + 32)
  }
  return at === bytes.length ? entries : null
}

/** On Unix, the upper half of the attributes says what an entry is. */
const isLink = (madeBy: number, attributes: number) =>
  madeBy >> 8 === 3 && attributes >>> 28 === 0xa
