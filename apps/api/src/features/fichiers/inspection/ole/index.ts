import { type Refus, refuse } from '../refus.ts'
import { hasZipEnd } from '../zip/end.ts'
import { type Compound, type OleEntry, openCompound } from './compound.ts'
import { checkWorkbook } from './excel.ts'
import { checkSlides } from './powerpoint.ts'
import { checkDocument } from './word.ts'

type Main = { streams: readonly string[]; check(stream: Buffer, file: Compound): void }

/** The stream that makes an old Office file what it is, and what it may not say. */
const mains: Readonly<Record<string, Main>> = {
  doc: { streams: ['worddocument'], check: checkDocument },
  xls: { streams: ['workbook', 'book'], check: checkWorkbook },
  ppt: { streams: ['powerpoint document'], check: checkSlides },
}

/** Names that only programs (VBA) have. */
const programs = new Set(['vba', '_vba_project', '_vba_project_cur', 'macros', 'projectwm'])

/** Streams of an object of another program; the document's own stand at the root. */
const objects = new Set(['\x01ole', '\x01compobj', '\x01ole10native', 'package', 'contents'])

/** Documents of the 1997 formats are small file systems: opened, and read through their directory. */
export function inspectOle(bytes: Buffer, extension: string): void {
  if (hasZipEnd(bytes)) refuse('double')
  const file = openCompound(bytes)
  if (isUnderPassword(file)) refuse('motDePasse')
  const main = mains[extension]
  const streams = file.entries.filter(
    ({ name, kind, parent }) =>
      kind === 'stream' && parent === file.root && main?.streams.includes(name.toLowerCase()),
  )
  if (!main || streams.length === 0) refuse('etranger')
  // Each name stands once in a storage.
  if (streams.length > main.streams.length) refuse('detourne')
  for (const entry of file.entries) {
    const refus = refusOf(entry, file.root)
    if (refus) refuse(refus)
  }
  for (const stream of streams) main.check(file.read(stream), file)
}

/** A new document under a password is kept in an old file, with two streams of these names. */
export function isUnderPassword({ entries }: Compound): boolean {
  return entries.some(({ name }) => /^(encryptedpackage|encryptioninfo)$/i.test(name))
}

function refusOf({ name, kind, parent, hasClass }: OleEntry, root: OleEntry): Refus | null {
  const known = name.toLowerCase()
  if (programs.has(known)) return 'macro'
  // Word writes an empty pool in most documents: only what stands in it counts.
  if (parent?.name.toLowerCase() === 'objectpool') return 'objet'
  if (kind === 'storage' && (hasClass || /^mbd[\da-f]{8}$/.test(known))) return 'objet'
  const isInside = parent !== null && parent !== root
  return (isInside && objects.has(known)) || known === '\x01ole10native' ? 'objet' : null
}
