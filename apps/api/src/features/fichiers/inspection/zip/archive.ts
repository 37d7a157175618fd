import { crc32 } from 'node:zlib'
import { inflate, inflateSmall } from '../inflate.ts'
import type { Budget } from '../refus.ts'
import { refuse } from '../refus.ts'
import { readDirectory } from './directory.ts'
import { layOut, type Part } from './layout.ts'
import { checkNames } from './names.ts'

/** What all parts together may become, and how many times their weight past `SMALL`. */
export const UNPACKED_MAX = 256 * 1024 * 1024
const SMALL = 32 * 1024 * 1024
const RATIO_MAX = 150

/** Below that, a part is unpacked at once. */
const AT_ONCE = 1024 * 1024
const SLICE = 256 * 1024

/** The parts of an archive whose two lists agree; their real size is still to be counted. */
export function openArchive(bytes: Buffer): Part[] {
  const directory = readDirectory(bytes)
  checkNames(directory.entries)
  // Claims are enough to refuse, never to accept.
  const claimed = directory.entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  checkSize(claimed, bytes.length)
  return layOut(bytes, directory)
}

export function checkSize(unpacked: number, packed: number): void {
  if (unpacked > UNPACKED_MAX) refuse('demesure')
  if (unpacked > SMALL && unpacked > RATIO_MAX * packed) refuse('demesure')
}

/** What a part holds, piece by piece; it must become exactly what was claimed of it. */
export async function* contentOf(part: Part, budget: Budget): AsyncGenerator<Buffer> {
  const { data, unpacked } = part
  let length = 0
  let crc = 0
  let consumed = data.length
  const counted = async function* () {
    consumed = yield* piecesOf(part)
  }
  for await (const piece of counted()) {
    length += piece.length
    if (length > unpacked) refuse('incomplet')
    checkSize(length, data.length)
    budget.spend(piece.length)
    crc = crc32(piece, crc)
    yield piece
  }
  if (length !== unpacked || consumed !== data.length || crc !== part.crc) refuse('incomplet')
}

async function* piecesOf({ method, data, unpacked }: Part): AsyncGenerator<Buffer, number> {
  if (method === 8 && unpacked > AT_ONCE) return yield* inflate(data, 'raw')
  if (method === 8) {
    const small = inflateSmall(data, 'raw', unpacked)
    if (small === 'large') return refuse('incomplet')
    yield small.clear
    return small.consumed
  }
  for (let at = 0; at < data.length; at += SLICE) yield data.subarray(at, at + SLICE)
  return data.length
}

/** A part held whole, for those that must be read as one text. */
export async function wholeOf(part: Part, budget: Budget, max: number): Promise<Buffer> {
  if (part.unpacked > max) refuse('demesure')
  const pieces: Buffer[] = []
  for await (const piece of contentOf(part, budget)) pieces.push(piece)
  return Buffer.concat(pieces)
}
