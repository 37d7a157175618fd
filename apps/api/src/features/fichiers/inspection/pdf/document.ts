import { createBudget } from '../budget.ts'
import { inflate } from '../inflate.ts'
import { refuse } from '../refus.ts'
import { type PdfObject, readObject } from './object.ts'

const MEGA = 1024 * 1024

/** A document of 20 Mo that is nothing but small objects has some two hundred thousand. */
const OBJECTS_MAX = 500_000
/** Objects packed together are rarely more than a megabyte. */
const PACKED_MAX = 16 * MEGA
const PACKED_TOTAL = 64 * MEGA
const PAIRS_MAX = 100_000

export type PdfDocument = {
  objects: readonly (PdfObject & { number: number })[]
  /** What the stream of an object becomes. */
  unpack(object: PdfObject, max: number): Promise<Buffer>
}

/**
 * Every object of the file, whether its tables know it or not: an older state, one that is left out
 * of the tables, or one that hides in the middle of something else, since a reader goes wherever a
 * table sends it.
 */
export async function readDocument(bytes: Buffer): Promise<PdfDocument> {
  const packed = createBudget(PACKED_TOTAL)
  const objects = [...findObjects(bytes)]
  async function unpack({ stream, filter }: PdfObject, max: number): Promise<Buffer> {
    if (stream === null || filter === 'autre') return refuse('detourne')
    if (filter === 'aucun') {
      const end = bytes.indexOf('endstream', stream)
      return bytes.subarray(stream, end < 0 ? bytes.length : end)
    }
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of inflate(bytes.subarray(stream), 'zlib')) {
      length += piece.length
      packed.spend(piece.length)
      if (length > max) refuse('demesure')
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }
  const inside: (PdfObject & { number: number })[] = []
  for (const object of objects)
    if (object.isObjectStream && object.stream !== null)
      inside.push(...readPacked(await unpack(object, PACKED_MAX), object))
  return { objects: [...objects, ...inside], unpack }
}

/** Wherever `obj` follows a number, and after `trailer`. */
function* findObjects(bytes: Buffer): Generator<PdfObject & { number: number }> {
  // Text that never closes makes objects overlap: together they may not cost many times the file.
  const read = createBudget(4 * bytes.length + MEGA)
  const found = createBudget(OBJECTS_MAX)
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      if (word === 'obj' && !isNumberBefore(bytes, at)) continue
      found.spend(1)
      const object = readObject(bytes, at + word.length, bytes.length)
      read.spend(object.end - at)
      yield { ...object, number: word === 'obj' ? numberBefore(bytes, at) : 0 }
    }
}

/** `endobj` is no beginning. What stands before may be a space, a digit, or the end of a comment. */
function isNumberBefore(bytes: Buffer, at: number): boolean {
  const octet = bytes[at - 1] ?? 0x20
  return octet <= 0x20 || (octet >= 0x30 && octet <= 0x39)
}

/** The first of the two numbers before `obj`. */
function numberBefore(bytes: Buffer, at: number): number {
  const text = bytes.toString('latin1', Math.max(0, at - 40), at)
  return Number(/(\d+)\s+\d+\s*$/.exec(text)?.[1] ?? 0)
}

/** Their numbers and places come first, in pairs; each is read where it is said to be. */
function readPacked(
  bytes: Buffer,
  { first, count }: PdfObject,
): (PdfObject & { number: number })[] {
  if (count > PAIRS_MAX) refuse('demesure')
  const pairs = bytes.toString('latin1', 0, Math.min(first, bytes.length)).match(/\d+/g) ?? []
  const places = Array.from({ length: Math.min(count, pairs.length >> 1) }, (_, rank) => ({
    number: Number(pairs[2 * rank]),
    from: first + Number(pairs[2 * rank + 1]),
  })).sort((a, b) => a.from - b.from)
  return places.map(({ number, from }, rank) => ({
    ...readObject(bytes, from, Math.min(places[rank + 1]?.from ?? bytes.length, bytes.length)),
    number,
  }))
}
