import { inflate, inflateSmall } from '../inflate.ts'
import { createBudget, refuse } from '../refus.ts'
import { createLexer } from './lexer.ts'
import { createPatience, type Patience, type PdfObject, readObject } from './object.ts'

const MEGA = 1024 * 1024

/** A document of 20 Mo that is nothing but small objects has some three hundred thousand. */
const OBJECTS_MAX = 300_000
/** Programs pack a hundred objects together, or more: rarely a megabyte. */
const PACKS_MAX = 3000
const PACK_MAX = 16 * MEGA
const PACKS_TOTAL = 64 * MEGA
const PAIRS_MAX = 100_000

export type PdfDocument = {
  /** Those that say something which has to be looked at further. */
  objects: readonly PdfObject[]
  /** What the stream of an object becomes. */
  unpack(object: PdfObject, max: number): Promise<Buffer>
}

/**
 * Every object of the file, whether its tables know it or not: an older state, one left out of the
 * tables, one hidden inside something else, because a reader goes wherever a table sends it.
 */
export async function readDocument(bytes: Buffer): Promise<PdfDocument> {
  const patience = createPatience()
  const unpack = createUnpacker(bytes)
  const objects = findObjects(bytes, patience)
  const packs = objects.filter(({ isObjectStream, stream }) => isObjectStream && stream !== null)
  const inside: PdfObject[] = []
  for (const pack of packs)
    inside.push(...readPack(await unpack(pack, PACK_MAX), pack, patience).filter(isTelling))
  return { objects: [...objects, ...inside], unpack }
}

function createUnpacker(bytes: Buffer): PdfDocument['unpack'] {
  const unpacked = createBudget(PACKS_TOTAL)
  return async ({ stream, filter }, max) => {
    if (stream === null || filter === 'autre') return refuse('detourne')
    if (filter === 'aucun') {
      const end = bytes.indexOf('endstream', stream)
      unpacked.spend((end < 0 ? bytes.length : end) - stream)
      return bytes.subarray(stream, end < 0 ? bytes.length : end)
    }
    const small = inflateSmall(bytes.subarray(stream), 'zlib', MEGA)
    if (small !== 'large') {
      unpacked.spend(small.clear.length)
      return small.clear
    }
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of inflate(bytes.subarray(stream), 'zlib')) {
      length += piece.length
      unpacked.spend(piece.length)
      if (length > max) refuse('demesure')
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }
}

/** Wherever `obj` follows a number, and after `trailer`. */
function findObjects(bytes: Buffer, patience: Patience): PdfObject[] {
  // Text that never closes makes objects overlap: together they may not cost many times the file.
  const read = createBudget(4 * bytes.length + MEGA)
  const found = createBudget(OBJECTS_MAX)
  const packs = createBudget(PACKS_MAX)
  const lexer = createLexer(bytes)
  const objects: PdfObject[] = []
  for (const word of ['obj', 'trailer'])
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      if (word === 'obj' && !isNumberBefore(bytes, at)) continue
      found.spend(1)
      const object = readObject(lexer, at + word.length, bytes.length, patience)
      read.spend(object.end - at)
      if (object.isObjectStream) packs.spend(1)
      if (!isTelling(object)) continue
      if (word === 'obj') object.number = numberBefore(bytes, at)
      objects.push(object)
    }
  return objects
}

/** Most objects are pages, fonts and texts, of which nothing more has to be known. */
const isTelling = ({ stream, opensAddress, openAction, hasAttachment }: PdfObject) =>
  stream !== null || opensAddress || openAction !== null || hasAttachment

/** `endobj` is no beginning. What stands before may be a space, a digit, or the end of a comment. */
function isNumberBefore(bytes: Buffer, at: number): boolean {
  const octet = bytes[at - 1] ?? 0x20
  return isSpace(octet) || isDigit(octet)
}

/** The first of the two numbers before `obj`: digits, spaces, digits, spaces, read backwards. */
function numberBefore(bytes: Buffer, at: number): number {
  let from = at
  const back = (isWanted: (octet: number) => boolean) => {
    while (from > 0 && at - from < 40 && isWanted(bytes[from - 1] ?? 0)) from--
    return from
  }
  back(isSpace)
  back(isDigit)
  const end = back(isSpace)
  return Number(bytes.toString('latin1', back(isDigit), end))
}

const isSpace = (octet: number) => octet <= 0x20
const isDigit = (octet: number) => octet >= 0x30 && octet <= 0x39

/** Their numbers and places come first, in pairs; each is read where it is said to be. */
function readPack(bytes: Buffer, { first, count }: PdfObject, patience: Patience): PdfObject[] {
  if (count > PAIRS_MAX) refuse('demesure')
  const pairs = bytes.toString('latin1', 0, Math.min(first, bytes.length)).match(/\d+/g) ?? []
  const places = Array.from({ length: Math.min(count, pairs.length >> 1) }, (_, rank) => ({
    number: Number(pairs[2 * rank]),
    from: first + Number(pairs[2 * rank + 1]),
  })).sort((a, b) => a.from - b.from)
  const lexer = createLexer(bytes)
  return places.map(({ number, from }, rank) => {
    const to = Math.min(places[rank + 1]?.from ?? bytes.length, bytes.length)
    return { ...readObject(lexer, from, to, patience), number }
  })
}
