import { type Budget, createBudget, refuse } from '../refus.ts'
import type { Lexer } from './lexer.ts'
import { knownEscaped, knownName, refusOfName } from './names.ts'

/** What one object says of itself, as far as it matters here. */
export type PdfObject = {
  /** The one by which others point to it. */
  number: number
  /** Where its stream begins; null when it has none. */
  stream: number | null
  /** Where reading it stopped. */
  end: number
  isObjectStream: boolean
  first: number
  count: number
  /** How the stream is packed; anything but nothing and `FlateDecode` is `autre`. */
  filter: 'aucun' | 'flate' | 'autre'
  /** An action that opens an address. */
  opensAddress: boolean
  /** What runs when the document is opened, by its number. */
  openAction: number | null
  hasAttachment: boolean
  /** Streams that are attached files, by their numbers. */
  attached: readonly number[]
}

/** What reading all objects of a document may cost. */
export type Patience = { things: Budget; escapes: Budget }

/** Thirteen megabytes of nothing but dictionaries; fonts have a few names with escapes. */
export const createPatience = (): Patience => ({
  things: createBudget(3_000_000),
  escapes: createBudget(200_000),
})

const ends = new Set(['endobj', 'obj', 'stream', 'xref', 'startxref', 'trailer'])
const endLengths = new Set([...ends].map(({ length }) => length))
const attachments = new Set(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'])
const REFERENCE = 0x52

/** Reads the object that begins there; refuses at once what no document may hold. */
export function readObject(lexer: Lexer, from: number, to: number, patience: Patience): PdfObject {
  const { bytes } = lexer
  lexer.seek(from, to)
  const object: PdfObject = { ...nothing }
  let filters: readonly string[] = none
  let depth = 0
  /** The name just before, when it is one that counts; and where the two numbers before begin. */
  let last: string | null = null
  let [before, number] = [0, 0]
  /** How deep the current value stands, of a key whose names matter. */
  const inside = { OpenAction: 0, EF: 0, Filter: 0 }

  for (;;) {
    const kind = lexer.next()
    patience.things.spend(1)
    let name: string | null = null
    if (kind === 'end') break
    if (kind === 'word') {
      const word = endingWord(bytes, lexer)
      if (word === 'stream') object.stream = startOfStream(bytes, lexer.end)
      if (word) break
      const isReference = lexer.end - lexer.start === 1 && bytes[lexer.start] === REFERENCE
      if (isReference && inside.EF > 0) attach(object, numberAt(bytes, before))
    } else if (kind === 'number') {
      before = number
      number = lexer.start
      if (last === 'First') object.first = numberAt(bytes, number)
      if (last === 'N') object.count = numberAt(bytes, number)
      if (last === 'OpenAction') object.openAction = numberAt(bytes, number)
      if (last === 'Filter') filters = ['autre']
      if (last === 'AA') refuse('pdfAction')
    } else if (kind === 'open') {
      depth++
      if (last === 'OpenAction' || last === 'EF' || last === 'Filter') inside[last] = depth
      if (last === 'AA') refuse('pdfAction')
    } else if (kind === 'close') {
      if (inside.OpenAction === depth) inside.OpenAction = 0
      if (inside.EF === depth) inside.EF = 0
      if (inside.Filter === depth) inside.Filter = 0
      depth--
    } else if (kind === 'name') {
      name = nameOf(bytes, lexer, patience)
      if (last === 'Filter' || inside.Filter > 0) filters = [...filters, name ?? 'autre'].slice(-9)
      if (name !== null) {
        const refus = refusOfName(name)
        if (refus) refuse(refus)
        if (attachments.has(name)) object.hasAttachment = true
        if (name === 'ObjStm') object.isObjectStream = true
        if (name === 'DecodeParms' || name === 'DP') filters = [...filters, 'parametres'].slice(-9)
        if (name === 'URI' && last === 'S') {
          if (inside.OpenAction > 0) refuse('pdfAction')
          object.opensAddress = true
        }
      }
    }
    last = name
  }
  object.end = lexer.end
  // Not all readers ask for the type: an object with the two numbers of an object stream is one.
  object.isObjectStream ||= object.first > 0 && object.count > 0
  object.filter = filterOf(filters, object.isObjectStream)
  return object
}

/** An invoice has one, under two names. */
const ATTACHED_MAX = 20

function attach(object: PdfObject, number: number): void {
  if (object.attached.length === ATTACHED_MAX) refuse('pdfPieceJointe')
  object.attached = [...object.attached, number]
}

const none: readonly never[] = []
const nothing: PdfObject = {
  number: 0,
  attached: none,
  stream: null,
  end: 0,
  isObjectStream: false,
  first: 0,
  count: 0,
  filter: 'aucun',
  opensAddress: false,
  openAction: null,
  hasAttachment: false,
}

function nameOf(bytes: Buffer, { start, end, isEscaped }: Lexer, { escapes }: Patience) {
  if (!isEscaped) return knownName(bytes, start + 1, end)
  escapes.spend(1)
  return knownEscaped(bytes, start + 1, end)
}

const numberAt = (bytes: Buffer, at: number) =>
  Number.parseInt(bytes.toString('latin1', at, at + 12), 10)

/** The word with which an object ends, if this is one. */
function endingWord(bytes: Buffer, { start, end }: Lexer): string | null {
  if (!endLengths.has(end - start)) return null
  const word = bytes.toString('latin1', start, end)
  return ends.has(word) ? word : null
}

function filterOf(filters: readonly string[], isStrict: boolean): PdfObject['filter'] {
  const packed = filters.filter((filter) => isStrict || filter !== 'parametres')
  if (packed.length === 0) return 'aucun'
  return packed.length === 1 && /^(FlateDecode|Fl)$/.test(packed[0] ?? '') ? 'flate' : 'autre'
}

/** After the end of the line. */
function startOfStream(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  return bytes[at] === 13 || bytes[at] === 10 ? at + 1 : at
}
