import { RefusError } from '../refus.ts'
import { endOfJpeg } from './jpeg.ts'

/** A burst has a dozen. */
const THINGS_MAX = 100

/**
 * Phones append things of their own to a photograph: other pictures of the same moment (a gain map,
 * a depth map, a preview), a short film, a table of Samsung's. Returns how far what follows is one
 * of these; the rest is unknown.
 */
export function endOfPhoneData(bytes: Buffer, from: number): number {
  let at = from
  for (let things = 0; ; things++) {
    const padded = endOfPadding(bytes, at)
    // The first box of a film is short: the zeros of its length look like padding.
    const end =
      endOfPicture(bytes, padded) ??
      endOfFilm(bytes, Math.max(at, padded - 3)) ??
      endOfSamsung(bytes, at)
    if (end === null || things === THINGS_MAX) return padded === bytes.length ? padded : at
    at = end
  }
}

function endOfPadding(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === 0) at++
  return at
}

/** Another photograph must follow the same rules as the first; otherwise it is unknown. */
function endOfPicture(bytes: Buffer, at: number): number | null {
  if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd8) return null
  try {
    return endOfJpeg(bytes, at)
  } catch (error) {
    if (error instanceof RefusError) return null
    throw error
  }
}

/** Boxes of a film, each with its length, the one that names the format first. */
function endOfFilm(bytes: Buffer, from: number): number | null {
  if (bytes.toString('latin1', from + 4, from + 8) !== 'ftyp') return null
  let at = from
  while (at + 8 <= bytes.length) {
    const isBox = /^[a-z0-9]{4}$/i.test(bytes.toString('latin1', at + 4, at + 8))
    const short = bytes.readUInt32BE(at)
    if (short === 1 && at + 16 > bytes.length) break
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (!isBox || length < 8 || at + length > bytes.length) break
    at += length
  }
  return at > from ? at : null
}

/** Blocks, then their table (SEFH), its length and a mark (SEFT) at the very end of the file. */
function endOfSamsung(bytes: Buffer, from: number): number | null {
  const mark = bytes.length - 8
  if (mark < from || bytes.toString('latin1', mark + 4) !== 'SEFT') return null
  const table = mark - bytes.readUInt32LE(mark)
  if (table < from || bytes.toString('latin1', table, table + 4) !== 'SEFH') return null
  const count = bytes.readUInt32LE(table + 8)
  if (table + 12 + 12 * count !== mark) return null
  // Blocks are counted back from the table, and go from the photograph to it.
  let expected = from
  for (let rank = 0; rank < count; rank++) {
    const line = table + 12 + 12 * rank
    const start = table - bytes.readUInt32LE(line + 4)
    if (start !== expected) return null
    expected = start + bytes.readUInt32LE(line + 8)
  }
  return expected === table ? bytes.length : null
}
