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
const read = new Map<FontName, Buffer>()

/** Read when the first document is made, then kept. */
function fontFile(name: FontName): Buffer {
  const file =
    read.get(name) ?? readFileSync(require.resolve(`@expo-google-fonts/figtree/${files[name]}`))
  read.set(name, file)
  return file
}

/** An empty tagged document in French, with the portal's fonts and no other. */
export function openDocument(titre: string, auteur: string): PdfDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Otherwise a font that is not embedded would be declared, and never used.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: titre, Author: auteur, Creator: auteur },
  })
  doc.registerFont('regular', fontFile('regular'))
  doc.registerFont('bold', fontFile('bold'))
  return doc
}

/** pdfkit keeps the outline of every word it has met: in a long document they would pile up. */
export function forgetWords(doc: PdfDocument): void {
  for (const name of ['regular', 'bold'] satisfies FontName[]) {
    const { _font } = doc.font(name) as unknown as { _font: { layoutCache: object } }
    _font.layoutCache = Object.create(null)
  }
}

/**
 * pdfkit points to every element of the structure until the document ends, but needs only its
 * number once it is written. Emptying them keeps a document of a thousand pages small.
 */
export function release(element: PDFKit.PDFStructureElement): void {
  const { dictionary } = element as unknown as { dictionary: { data: object; buffer: unknown } }
  dictionary.data = WRITTEN
  dictionary.buffer = null
}

/** Still says that it has a parent, for the parent asks. */
const WRITTEN = { P: true }
