import { formatDateLongue } from '@espace-adherent/domain'
import PDFDocument from 'pdfkit'
import { toShownText } from './format.ts'
import { fonts } from './pdf-fonts.ts'
import { CELL_PADDING, type Layout, layOut, MARGIN } from './pdf-layout.ts'
import { PageCount } from './pdf-page-count.ts'
import { type Cell, inBatches, type Table, toCells } from './table.ts'

/** In whose name and colour a document is printed. */
export type Letterhead = { nom: string; couleur: string }

const INK = '#1b1b1b'
const SOFT = '#555555'
const LINE = '#d5d5d5'
const SHADE = '#f3f3f3'
const SIZE = 9
const SMALL = 8
const FOOTER = 44

/**
 * A table as a tagged PDF (a screen reader says rows and columns), sent page by page.
 * What repeats on every page is an artifact, so that it is read once.
 */
export async function* writePdf(table: Table, letterhead: Letterhead): AsyncGenerator<Buffer> {
  const batches = inBatches(table.rows, 100)
  const first = await batches.next()
  const sample = first.done ? [] : first.value.map((row) => toCells(table, row))
  const printer = new Printer(table, letterhead, sample)
  if (first.done) printer.empty()
  for (const cells of sample) printer.row(cells)
  yield* printer.written()
  for await (const batch of batches) {
    for (const row of batch) printer.row(toCells(table, row))
    yield* printer.written()
  }
  printer.end()
  yield* printer.written()
}

class Printer {
  readonly #doc: PDFKit.PDFDocument
  readonly #table: Table
  readonly #letterhead: Letterhead
  readonly #layout: Layout
  readonly #root: PDFKit.PDFStructureElement
  readonly #body: PDFKit.PDFStructureElement
  readonly #count: PageCount
  #pages = 0

  constructor(table: Table, letterhead: Letterhead, sample: Cell[][]) {
    this.#table = table
    this.#letterhead = letterhead
    const doc = new PDFDocument({
      autoFirstPage: false,
      // Nothing is written in a font that is not embedded.
      font: null as unknown as string,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: { Title: table.titre, Author: letterhead.nom, Creator: letterhead.nom },
      // Every word ever met would be kept until the end.
      fontLayoutCache: false,
    } as PDFKit.PDFDocumentOptions)
    this.#doc = doc
    doc.registerFont('regular', fonts.regular()).registerFont('bold', fonts.bold())
    this.#layout = layOut(table.columns, sample, (text, bold) =>
      doc.font(bold ? 'bold' : 'regular', SIZE).widthOfString(text),
    )
    doc.font('regular')
    this.#count = new PageCount(doc, SMALL)
    this.#root = doc.struct('Document', { lang: 'fr-FR' })
    doc.addStructure(this.#root)
    this.#newPage()
    this.#title()
    this.#body = doc.struct('Table')
    this.#root.add(this.#body)
    this.#header()
  }

  row(cells: readonly Cell[]): void {
    const texts = cells.map(toShownText)
    const height = this.#heightOf(texts, 'regular')
    if (this.#doc.y + height > this.#bottom) {
      this.#newPage()
      this.#asArtifact(() => this.#drawHeader(this.#doc.y))
    }
    const y = this.#doc.y
    const row = this.#doc.struct('TR')
    this.#body.add(row)
    texts.forEach((text, i) => {
      // An empty cell still counts as one for who listens to the row.
      row.add(this.#doc.struct('TD', {}, () => this.#drawCell(text, i, y, height, 'regular')))
    })
    row.end()
    this.#asArtifact(() => this.#rule(y + height, LINE, 0.5))
    this.#doc.y = y + height
  }

  empty(): void {
    const { x, y } = this.#doc
    this.#root.add(
      this.#doc.struct('P', {}, () => {
        this.#doc
          .font('regular', SIZE)
          .fillColor(SOFT)
          .text('Aucune ligne à afficher.', x, y + 10)
      }),
    )
  }

  end(): void {
    this.#body.end()
    this.#root.end()
    this.#count.finish(this.#pages)
    this.#doc.end()
  }

  /** What is ready to be sent. */
  *written(): Generator<Buffer> {
    for (let chunk = this.#doc.read(); chunk !== null; chunk = this.#doc.read()) yield chunk
  }

  get #bottom(): number {
    return this.#doc.page.height - FOOTER - 10
  }

  #newPage(): void {
    const doc = this.#doc
    doc.addPage({
      size: 'A4',
      layout: this.#layout.landscape ? 'landscape' : 'portrait',
      // The foot of the page lies below what pdfkit would let text go to.
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    })
    this.#pages++
    this.#asArtifact(() => {
      doc.font('bold', 11).fillColor(this.#letterhead.couleur)
      doc.text(this.#letterhead.nom, MARGIN, MARGIN, { lineBreak: false })
      this.#rule(MARGIN + 18, this.#letterhead.couleur, 1.5)
      const y = doc.page.height - FOOTER + 8
      doc.font('regular', SMALL).fillColor(SOFT)
      const label = `Page ${this.#pages} / `
      doc.text(label, MARGIN, y, { lineBreak: false })
      const ascent = (doc as unknown as { _font: { ascender: number } })._font.ascender
      this.#count.draw(MARGIN + doc.widthOfString(label), y + (ascent * SMALL) / 1000)
      const right = `${this.#table.titre} · ${formatDateLongue(this.#table.date)}`
      doc.text(right, doc.page.width - MARGIN - doc.widthOfString(right), y, { lineBreak: false })
    })
    doc.x = MARGIN
    doc.y = MARGIN + 32
  }

  #title(): void {
    const doc = this.#doc
    const { y } = doc
    this.#root.add(
      doc.struct('H1', {}, () => {
        doc.font('bold', 18).fillColor(INK).text(this.#table.titre, MARGIN, y)
      }),
    )
    this.#root.add(
      doc.struct('P', {}, () => {
        const text = `Document édité le ${formatDateLongue(this.#table.date)}`
        doc
          .font('regular', SIZE)
          .fillColor(SOFT)
          .text(text, MARGIN, doc.y + 2)
      }),
    )
    doc.y += 12
  }

  #header(): void {
    const { y } = this.#doc
    const libelles = this.#table.columns.map(({ libelle }) => libelle)
    const height = this.#heightOf(libelles, 'bold')
    this.#asArtifact(() => this.#drawHeaderGround(y, height))
    const row = this.#doc.struct('TR')
    this.#body.add(row)
    libelles.forEach((libelle, i) => {
      const cell = () => this.#drawCell(libelle, i, y, height, 'bold')
      row.add(this.#doc.struct('TH', { scope: 'Column' } as object, cell))
    })
    row.end()
    this.#doc.y = y + height
  }

  /** The header of the following pages: seen by all, said to nobody twice. */
  #drawHeader(y: number): void {
    const libelles = this.#table.columns.map(({ libelle }) => libelle)
    const height = this.#heightOf(libelles, 'bold')
    this.#drawHeaderGround(y, height)
    libelles.forEach((libelle, i) => {
      this.#drawCell(libelle, i, y, height, 'bold')
    })
    this.#doc.y = y + height
  }

  #drawHeaderGround(y: number, height: number): void {
    const width = this.#doc.page.width - 2 * MARGIN
    this.#doc.rect(MARGIN, y, width, height).fill(SHADE)
    this.#rule(y + height, this.#letterhead.couleur, 1)
  }

  #drawCell(text: string, i: number, y: number, height: number, font: 'regular' | 'bold'): void {
    const { x, width } = this.#layout.columns[i] as { x: number; width: number }
    const isRight = this.#table.columns[i]?.format === 'montant'
    this.#doc
      .font(font, SIZE)
      .fillColor(INK)
      .text(text, x + CELL_PADDING, y + CELL_PADDING, {
        width: width - 2 * CELL_PADDING,
        height: height - CELL_PADDING,
        align: isRight ? 'right' : 'left',
        ellipsis: true,
      })
  }

  #heightOf(texts: readonly string[], font: 'regular' | 'bold'): number {
    this.#doc.font(font, SIZE)
    const heights = texts.map((text, i) => {
      const width = (this.#layout.columns[i]?.width ?? 0) - 2 * CELL_PADDING
      return this.#doc.heightOfString(text || ' ', { width })
    })
    // A row taller than half a page is cut, with an ellipsis: it must fit somewhere.
    return Math.min(Math.max(...heights) + 2 * CELL_PADDING, this.#doc.page.height / 2)
  }

  #rule(y: number, color: string, width: number): void {
    this.#doc
      .moveTo(MARGIN, y)
      .lineTo(this.#doc.page.width - MARGIN, y)
      .lineWidth(width)
      .stroke(color)
  }

  #asArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    this.#doc.endMarkedContent()
  }
}
