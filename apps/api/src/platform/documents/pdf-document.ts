import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

export type PdfDocument = InstanceType<typeof PDFDocument>
export type FontName = 'regular' | 'bold'

const require = createRequire(import.meta.url)
const files: Record<FontName, string> = {
  regular: '400Regular/Figtree_400Regular.ttf',
  bold: '700Bold/Figtree_700Bold.ttf',
}
/** pdfkit also takes a font that was parsed already; its types do not say so. */
type ReadFont = Buffer & { characterSet: number[]; glyphForCodePoint(point: number): object }
const read = new Map<FontName, ReadFont>()

/**
 * Parsing a font takes as long as drawing a card, so fonts are parsed with the first document and
 * then shared. Each document keeps its own subset.
 */
function useFont(doc: PdfDocument, name: FontName): void {
  const known = read.get(name)
  doc.registerFont(
    name,
    known ?? readFileSync(require.resolve(`@expo-google-fonts/figtree/${files[name]}`)),
  )
  if (known) return
  const { font } = (doc.font(name) as unknown as { _font: { font: ReadFont } })._font
  // A glyph keeps the letter that it first stood for; the parts of « é » or « … » would stand for
  // none.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  read.set(name, font)
}

/** An empty tagged document in French, with the portal's fonts and no other. */
export function openDocument(titre: string, auteur: string): PdfDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Otherwise pdfkit declares a font that it neither embeds nor uses.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: titre, Author: auteur, Creator: auteur },
  })
  useFont(doc, 'regular')
  useFont(doc, 'bold')
  return doc
}

/**
 * pdfkit keeps the outline of every word that it has met; in a long document they would pile up.
 */
export function forgetWords(doc: PdfDocument): void {
  for (const name of ['regular', 'bold'] satisfies FontName[]) {
    const { _font } = doc.font(name) as unknown as { _font: { layoutCache: object } }
    _font.layoutCache = Object.create(null)
  }
}

/**
 * pdfkit keeps every element of the structure until the end, but needs only its number once it is
 * written. We empty them, so that a document of a thousand pages stays small.
 */
export function release(element: PDFKit.PDFStructureElement): void {
  const { dictionary } = element as unknown as { dictionary: { data: object; buffer: unknown } }
  dictionary.data = WRITTEN
  dictionary.buffer = null
}

/** Still says that it has a parent: its parent asks. */
const WRITTEN = { P: true }
