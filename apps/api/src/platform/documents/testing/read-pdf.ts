import { inflateSync } from 'node:zlib'

/** What a reader finds in one of our PDFs; enough for tests, and no more. */
export type PdfRead = {
  /** The objects that are not streams, as text. */
  objects: string
  /** The text of each page, in the order in which it is drawn. */
  pages: string[]
}

type Obj = { dictionary: string; stream: string | null }

export function readPdf(file: Buffer): PdfRead {
  const objects = new Map<string, Obj>()
  const text = file.toString('latin1')
  for (const [, id = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, readObject(body))
  const get = (ref: string | undefined) =>
    objects.get(ref ?? '') ?? { dictionary: '', stream: null }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  return {
    objects: [...objects.values()].map(({ dictionary }) => dictionary).join('\n'),
    pages: pages.map(({ dictionary }) => {
      const resources = get(refOf(dictionary, 'Resources'))
      const content = get(refOf(dictionary, 'Contents')).stream ?? ''
      return readText(content, resources.dictionary, get)
    }),
  }
}

function readObject(body: string): Obj {
  const at = body.indexOf('stream\n')
  if (at < 0) return { dictionary: body, stream: null }
  const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
  const dictionary = body.slice(0, at)
  const isDeflated = dictionary.includes('FlateDecode')
  return { dictionary, stream: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') }
}

const refOf = (dictionary: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]

type Get = (ref: string | undefined) => Obj

/** Follows fonts and drawings; letters are glyph numbers, which each font maps back to text. */
function readText(content: string, resources: string, get: Get): string {
  let letters = new Map<string, string>()
  let text = ''
  const operators = /\/(\w+) [\d.]+ Tf|\/(\w+) Do|<([0-9a-f]+)>|(\bET\b)/g
  for (const [, font, drawing, hex, end] of content.matchAll(operators)) {
    if (font) letters = lettersOf(get(refOf(resources, font)), get)
    else if (drawing) {
      const form = get(refOf(resources, drawing))
      text += readText(form.stream ?? '', form.dictionary, get)
    } else if (hex) text += [...hex.matchAll(/.{4}/g)].map(([g]) => letters.get(g) ?? '?').join('')
    else if (end) text += '\n'
  }
  return text
}

function lettersOf(font: Obj, get: Get): Map<string, string> {
  const letters = new Map<string, string>()
  const map = get(refOf(font.dictionary, 'ToUnicode')).stream ?? ''
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    list.match(/<[^>]*>/g)?.forEach((code, i) => {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0')
      const units = code.match(/[0-9a-f]{4}/gi) ?? []
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    })
  return letters
}
