import { inflateSync } from 'node:zlib'

/** What a reader finds in one of our PDFs; enough for tests, and no more. */
export type PdfRead = {
  /** The objects that are not streams, as text. */
  objects: string
  /** The text of each page, in the order in which it is drawn. */
  pages: string[]
  /** What a reader shows as its name. */
  titre: string
  /** How many elements of each kind its structure tree holds, from its root down. */
  tags: Record<string, number>
  /** What is said of each figure. */
  alts: string[]
  /** Every colour that something is drawn in. */
  couleurs: Set<string>
  /** Where each text of the first page begins, in points from its upper left corner. */
  places: { text: string; x: number; y: number }[]
}

const A4 = 841.89

type Obj = { dictionary: string; stream: string | null }

export function readPdf(file: Buffer): PdfRead {
  const objects = new Map<string, Obj>()
  const text = file.toString('latin1')
  for (const [, id = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, readObject(body))
  const get = (ref: string | undefined) =>
    objects.get(ref ?? '') ?? { dictionary: '', stream: null }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  const drawn = pages.map(({ dictionary }) => ({
    content: get(refOf(dictionary, 'Contents')).stream ?? '',
    resources: get(refOf(dictionary, 'Resources')).dictionary,
  }))
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary)
  const elements = [...structureOf(get(refOf(dictionaries.join('\n'), 'StructTreeRoot')), get)]
  return {
    objects: dictionaries.join('\n'),
    pages: drawn.map(({ content, resources }) => readText(content, resources, get)),
    // Kept in an object of its own.
    titre: readString(get(refOf(dictionaries.join('\n'), 'Title')).dictionary),
    tags: Object.fromEntries(
      [...Map.groupBy(elements, tagOf)].map(([tag, found]) => [tag, found.length]),
    ),
    alts: elements
      .filter((one) => one.includes('/Alt'))
      .map((one) => readString(one.slice(one.indexOf('/Alt')))),
    couleurs: new Set(drawn.flatMap(({ content }) => [...content.matchAll(FILL)].map(toHex))),
    places: placesOf(drawn[0] ?? { content: '', resources: '' }, get),
  }
}

const FILL = /([\d.]+) ([\d.]+) ([\d.]+) scn/g
const toHex = ([, ...parts]: RegExpExecArray) =>
  `#${parts
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const tagOf = (element: string) => /\/S \/(\w+)/.exec(element)?.[1] ?? '?'

/** The elements under this one, as they are read. */
function* structureOf({ dictionary }: Obj, get: Get): Generator<string> {
  const [, children = ''] = /\/K (\[[^\]]*\]|\d+ 0 R)/.exec(dictionary) ?? []
  for (const [, ref] of children.matchAll(/(\d+) 0 R/g)) {
    const child = get(ref)
    if (!child.dictionary.includes('/S /')) continue
    yield child.dictionary
    yield* structureOf(child, get)
  }
}

/** The string that follows: plain, or in UTF-16 when it has accents. */
function readString(text: string): string {
  const [, raw = ''] = /\(((?:\\[\s\S]|[^\\)])*)\)/.exec(text) ?? []
  const bytes = raw.replaceAll(/\\([\s\S])/g, (_, c: string) => ESCAPED[c] ?? c)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const placesOf = ({ content, resources }: { content: string; resources: string }, get: Get) =>
  [...content.matchAll(/BT\n1 0 0 1 ([\d.]+) ([\d.]+) Tm[\s\S]*?ET/g)].map(([block, x, y]) => ({
    text: readText(block, resources, get).trim(),
    x: Number(x),
    y: A4 - Number(y),
  }))

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
