import { refuse } from '../refus.ts'

/** How the characters of an XML part are written; null when it is no XML. */
export type Encoding = 'octets' | 'utf16le' | 'utf16be' | null

/** Names under which letters are where ASCII has them: our searches see what a reader sees. */
const plain = /^(utf-?8|us-ascii|ascii|iso-8859-\d+|latin1|windows-125\d)$/i

/**
 * Told by the first bytes. An encoding that moves letters elsewhere (UTF-7, EBCDIC…) is a known way
 * to hide a text from a search, and no Office program writes one.
 */
export function encodingOf(head: Buffer): Encoding {
  const [a, b] = head
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf16be'
  const text = head
    .toString('latin1', 0, 400)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (!text.startsWith('<')) return null
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1]
  if (declared !== undefined && !plain.test(declared)) refuse('detourne')
  return 'octets'
}

/** Gives the same text in bytes, one for each ASCII letter; pieces may be cut anywhere. */
export function createTranscoder(encoding: Exclude<Encoding, null>): (piece: Buffer) => Buffer {
  if (encoding === 'octets') return (piece) => piece
  const decoder = new TextDecoder(encoding === 'utf16le' ? 'utf-16le' : 'utf-16be')
  return (piece) => Buffer.from(decoder.decode(piece, { stream: true }))
}

/** A short part as one text. */
export function xmlText(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  if (!encoding) return refuse('incomplet')
  const text = createTranscoder(encoding)(bytes).toString('latin1')
  if (/<!(DOCTYPE|ENTITY)/.test(text)) refuse('detourne')
  return text
}
