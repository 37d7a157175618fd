import type { Refus } from '../refus.ts'

/** Names that make a reader run, fetch, send or unpack something. */
const forbidden: Readonly<Record<string, Refus>> = {
  JavaScript: 'pdfScript',
  JS: 'pdfScript',
  OnInstantiate: 'pdfScript',
  Launch: 'pdfAction',
  GoToR: 'pdfAction',
  GoToE: 'pdfAction',
  SubmitForm: 'pdfAction',
  ImportData: 'pdfAction',
  RichMedia: 'pdfAction',
  RichMediaExecute: 'pdfAction',
  XFA: 'pdfFormulaire',
  Encrypt: 'pdfProtege',
}

/** Those that tell what has to be looked at further. */
const telling = [
  'OpenAction',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'URI',
  'S',
  'ObjStm',
  'First',
  'Filter',
  'FlateDecode',
  'Fl',
  'DecodeParms',
  'DP',
  'N',
]

/** By length: nearly every name of a document is told apart by that and its first letter. */
const known = new Map<number, { name: string; letters: Buffer }[]>()
for (const name of [...Object.keys(forbidden), ...telling]) {
  const same = known.get(name.length) ?? []
  known.set(name.length, [...same, { name, letters: Buffer.from(name) }])
}

export const refusOfName = (name: string): Refus | undefined => forbidden[name]

/** The name that stands there, if it is one that counts; null otherwise. */
export function knownName(bytes: Buffer, start: number, end: number): string | null {
  const candidates = known.get(end - start)
  if (!candidates) return null
  for (const { name, letters } of candidates) if (isAt(bytes, start, letters)) return name
  return null
}

/** A loop: a call for each of millions of names would cost more than the names. */
function isAt(bytes: Buffer, start: number, letters: Buffer): boolean {
  for (let i = 0; i < letters.length; i++) if (bytes[start + i] !== letters[i]) return false
  return true
}

/** Any letter may be written by its number (`#4a`): the same name for every reader. */
export function knownEscaped(bytes: Buffer, start: number, end: number): string | null {
  // The longest that counts has sixteen letters, on three bytes each.
  if (end - start > 48) return null
  const name = bytes
    .toString('latin1', start, end)
    .replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return known.get(name.length)?.find((candidate) => candidate.name === name)?.name ?? null
}
