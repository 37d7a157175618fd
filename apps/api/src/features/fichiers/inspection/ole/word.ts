import { refuse } from '../refus.ts'
import type { Compound } from './compound.ts'

const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200
/** Where the header says in which bytes of the table the names of associated files are. */
const ASSOCIATED = 0x19a

/** A field begins with 0x13, then its name; text is written on one byte per letter, or on two. */
const begin = String.fromCharCode(0x13)
const zero = String.fromCharCode(0)
const field = new RegExp(`${begin}[\\s"]*DDE`, 'i')
const wideField = new RegExp(`${begin}${zero}(?:[\\s"]${zero})*D${zero}D${zero}E${zero}`, 'i')

export function checkDocument(stream: Buffer, file: Compound): void {
  if (stream.length < 32) refuse('incomplet')
  const flags = stream.readUInt16LE(10)
  if (flags & ENCRYPTED) refuse('motDePasse')
  const text = stream.toString('latin1')
  if (field.test(text) || wideField.test(text)) refuse('programme')
  checkTemplate(stream, flags, file)
}

/** The template is the second of the associated names; one on another machine would be fetched. */
function checkTemplate(stream: Buffer, flags: number, { entries, root, read }: Compound): void {
  const name = flags & SECOND_TABLE ? '1table' : '0table'
  const table = entries.find((e) => e.parent === root && e.name.toLowerCase() === name)
  if (!table || stream.length < ASSOCIATED + 8) return
  const from = stream.readUInt32LE(ASSOCIATED)
  const names = read(table).subarray(from, from + stream.readUInt32LE(ASSOCIATED + 4))
  const template = readNames(names)[1] ?? ''
  if (/^\s*(https?:|ftp:|file:\/\/[^/]|\\\\|\/\/)/i.test(template)) refuse('lienExterne')
}

/** A mark, how many, the length of what follows each; then each with its length before it. */
function readNames(bytes: Buffer): string[] {
  const names: string[] = []
  if (bytes.length < 6 || bytes.readUInt16LE(0) !== 0xffff) return names
  for (let at = 6; at + 2 <= bytes.length && names.length < 18; ) {
    const end = at + 2 + 2 * bytes.readUInt16LE(at)
    names.push(bytes.toString('utf16le', at + 2, end))
    at = end
  }
  return names
}
