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

const known = new Map<number, [string, Buffer][]>()
for (const name of [...Object.keys(forbidden), ...telling]) {
  const bytes = Buffer.from(name)
  known.set(bytes.length, [...(known.get(bytes.length) ?? []), [name, bytes]])
}

export const refusOfName = (name: string): Refus | undefined => forbidden[name]

/**
 * The name that begins at the slash, if it is one that counts; null otherwise. Any letter may be
 * written by its number (`#4a`): the same name for every reader.
 */
export function knownName(bytes: Buffer, start: number, end: number): string | null {
  const from = start + 1
  for (let at = from; at < end; at++)
    if (bytes[at] === 0x23)
      return knownEscaped(bytes.toString('latin1', from, Math.min(end, from + 100)))
  const candidates = known.get(end - from)
  if (!candidates) return null
  for (const [name, letters] of candidates)
    if (letters[0] === bytes[from] && letters.compare(bytes, from, end) === 0) return name
  return null
}

function knownEscaped(written: string): string | null {
  const name = written.replace(/#([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return known.get(name.length)?.find(([candidate]) => candidate === name)?.[0] ?? null
}
