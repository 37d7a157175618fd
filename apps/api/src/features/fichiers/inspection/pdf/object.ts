import { refuse } from '../refus.ts'
import { createLexer, type Lexer } from './lexer.ts'
import { knownName, refusOfName } from './names.ts'

/** What one object says of itself, as far as it matters here. */
export type PdfObject = {
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

const ends = new Set(['endobj', 'obj', 'stream', 'xref', 'startxref', 'trailer'])
const attachments = new Set(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'])

/** Reads the object that begins there; refuses at once what no document may hold. */
export function readObject(bytes: Buffer, from: number, to: number): PdfObject {
  const lexer = createLexer(bytes, from, to)
  const object = { ...nothing, attached: [] as number[], end: from }
  const filters: string[] = []
  let depth = 0
  /** The name just before, when it is one that counts; and the two numbers before. */
  let last: string | null = null
  let [before, number] = [0, 0]
  /** How deep the value stands in which we are, of a key that says what its names mean. */
  const inside = { OpenAction: 0, EF: 0, Filter: 0 }

  for (;;) {
    const kind = lexer.next()
    let name: string | null = null
    if (kind === 'end') break
    if (kind === 'word') {
      const word = wordOf(bytes, lexer)
      if (ends.has(word)) {
        if (word === 'stream') object.stream = startOfStream(bytes, lexer.end)
        break
      }
      if (word === 'R' && inside.EF > 0) object.attached.push(before)
    }
    if (kind === 'number') {
      before = number
      number = Number(bytes.toString('latin1', lexer.start, Math.min(lexer.end, lexer.start + 12)))
      if (last === 'First') object.first = number
      if (last === 'N') object.count = number
      if (last === 'OpenAction') object.openAction = number
      if (last === 'Filter') filters.push('autre')
    }
    if ((kind === 'open' || kind === 'number') && last === 'AA') refuse('pdfAction')
    if (kind === 'open') {
      depth++
      if (last === 'OpenAction' || last === 'EF' || last === 'Filter') inside[last] = depth
    }
    if (kind === 'close') {
      for (const key of ['OpenAction', 'EF', 'Filter'] as const)
        if (inside[key] === depth) inside[key] = 0
      depth--
    }
    if (kind === 'name') {
      name = knownName(bytes, lexer.start, lexer.end)
      if (last === 'Filter' || inside.Filter > 0) filters.push(name ?? 'autre')
      else if (name !== null) {
        const refus = refusOfName(name)
        if (refus) refuse(refus)
        if (attachments.has(name)) object.hasAttachment = true
        if (name === 'ObjStm') object.isObjectStream = true
        if (name === 'DecodeParms' || name === 'DP') filters.push('parametres')
        if (name === 'URI' && last === 'S') {
          if (inside.OpenAction > 0) refuse('pdfAction')
          object.opensAddress = true
        }
      }
    }
    last = name
  }
  object.end = lexer.end
  // Readers do not all ask for the type: what has the two numbers of an object stream is one.
  object.isObjectStream ||= object.first > 0 && object.count > 0
  object.filter = filterOf(filters, object.isObjectStream)
  return object
}

const nothing: Omit<PdfObject, 'end' | 'attached'> = {
  stream: null,
  isObjectStream: false,
  first: 0,
  count: 0,
  filter: 'aucun',
  opensAddress: false,
  openAction: null,
  hasAttachment: false,
}

function filterOf(filters: readonly string[], isStrict: boolean): PdfObject['filter'] {
  const packed = filters.filter((filter) => isStrict || filter !== 'parametres')
  if (packed.length === 0) return 'aucun'
  return packed.length === 1 && /^(FlateDecode|Fl)$/.test(packed[0] ?? '') ? 'flate' : 'autre'
}

/** The words that count are short. */
const wordOf = (bytes: Buffer, { start, end }: Lexer) =>
  end - start > 9 ? '' : bytes.toString('latin1', start, end)

/** After the end of the line. */
function startOfStream(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  return bytes[at] === 13 || bytes[at] === 10 ? at + 1 : at
}
