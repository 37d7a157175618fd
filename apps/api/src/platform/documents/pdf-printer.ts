import { formatDateLongue } from '@espace-adherent/domain'
import type PDFDocument from 'pdfkit'
import { toPrintedText } from './format.ts'
import { type FontName, forgetWords, openDocument, release } from './pdf-document.ts'
import { CELL_PADDING, type Layout, layOut, MARGIN } from './pdf-layout.ts'
import { PageCount } from './pdf-page-count.ts'
import type { Cell, Table } from './table.ts'

/** In whose name and colour a document is printed. */
export type Letterhead = { nom: string; couleur: string }

type Shown = { text: string; lines: number }
type Kind = 'TH' | 'TD'

const INK = '#1b1b1b'
const SOFT = '#555555'
const LINE = '#d5d5d5'
const SHADE = '#f3f3f3'
const SIZE = 9
const SMALL = 8
const FOOTER = 44

/**
 * Draws a table row by row, on as many pages as it takes. A screen reader is told the rows and
 * the columns; what repeats on every page is an artifact, so that it is said once.
 */
export class Printer {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #table: Table
  readonly #letterhead: Letterhead
  readonly #layout: Layout
  readonly #root: PDFKit.PDFStructureElement
  readonly #body: PDFKit.PDFStructureElement
  readonly #count: PageCount
  #pages = 0
  #rows = 0

  constructor(table: Table, letterhead: Letterhead, sample: Cell[][]) {
    this.#table = table
    this.#letterhead = letterhead
    const doc = openDocument(table.titre, letterhead.nom)
    this.#doc = doc
    this.#layout = layOut(table.columns, sample, (text, font) =>
      doc.font(font, SIZE).widthOfString(text),
    )
    this.#count = new PageCount(doc.font('regular'), SMALL)
    this.#root = doc.struct('Document', { lang: 'fr-FR' })
    doc.addStructure(this.#root)
    this.#newPage()
    this.#title()
    this.#body = doc.struct('Table')
    this.#root.add(this.#body)
    this.#header((kind, cells, height) => this.#tell(kind, cells, height))
  }

  row(row: readonly Cell[]): void {
    const { cells, height } = this.#measure(row.map(toPrintedText), 'regular')
    if (this.#doc.y + height > this.#doc.page.height - FOOTER - 10) {
      this.#newPage()
      this.#header((kind, header, tall) => this.#asArtifact(() => this.#draw(kind, header, tall)))
    }
    this.#tell('TD', cells, height)
    this.#doc.y += height
    this.#asArtifact(() => this.#rule(this.#doc.y, LINE, 0.5))
    this.#rows++
  }

  end(): void {
    if (this.#rows === 0) this.#sentence('Aucune ligne à afficher.', this.#doc.y + 10)
    this.#body.end()
    this.#root.end()
    this.#count.finish(this.#pages)
    this.#doc.end()
  }

  /** What is ready to be sent. */
  *written(): Generator<Buffer> {
    for (let chunk = this.#doc.read(); chunk !== null; chunk = this.#doc.read()) yield chunk
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
    if (this.#pages % 10 === 0) forgetWords(doc)
    this.#asArtifact(() => {
      doc.font('bold', 11).fillColor(this.#letterhead.couleur)
      doc.text(this.#letterhead.nom, MARGIN, MARGIN, { lineBreak: false })
      this.#rule(MARGIN + 18, this.#letterhead.couleur, 1.5)
      this.#foot(doc.page.height - FOOTER + 8)
    })
    doc.y = MARGIN + 32
  }

  #foot(y: number): void {
    const doc = this.#doc.font('regular', SMALL).fillColor(SOFT)
    const label = `Page ${this.#pages} / `
    doc.text(label, MARGIN, y, { lineBreak: false })
    this.#count.draw(MARGIN + doc.widthOfString(label), y)
    const right = `${this.#table.titre} · ${formatDateLongue(this.#table.date)}`
    doc.text(right, doc.page.width - MARGIN - doc.widthOfString(right), y, { lineBreak: false })
  }

  #title(): void {
    const doc = this.#doc
    const { y } = doc
    this.#root.add(
      doc.struct('H1', {}, () => {
        doc.font('bold', 18).fillColor(INK).text(this.#table.titre, MARGIN, y)
      }),
    )
    this.#sentence(`Document édité le ${formatDateLongue(this.#table.date)}`, doc.y + 2)
    doc.y += 12
  }

  #sentence(text: string, y: number): void {
    this.#root.add(
      this.#doc.struct('P', {}, () => {
        this.#doc.font('regular', SIZE).fillColor(SOFT).text(text, MARGIN, y)
      }),
    )
  }

  #header(show: (kind: Kind, cells: Shown[], height: number) => void): void {
    const { y } = this.#doc
    const { cells, height } = this.#measure(
      this.#table.columns.map(({ libelle }) => libelle),
      'bold',
    )
    this.#asArtifact(() => {
      this.#doc.rect(MARGIN, y, this.#doc.page.width - 2 * MARGIN, height).fill(SHADE)
      this.#rule(y + height, this.#letterhead.couleur, 1)
    })
    show('TH', cells, height)
    this.#doc.y = y + height
  }

  /** A row that a screen reader says, cell by cell: an empty one counts as well. */
  #tell(kind: Kind, cells: Shown[], height: number): void {
    const doc = this.#doc
    const { y } = doc
    const row = doc.struct('TR')
    this.#body.add(row)
    const told = cells.map((cell, i) => {
      const scope = kind === 'TH' ? ({ scope: 'Column' } as object) : {}
      const element = doc.struct(kind, scope, () => this.#drawCell(kind, cell, i, y, height))
      row.add(element)
      return element
    })
    row.end()
    for (const element of [...told, row]) release(element)
    doc.y = y
  }

  #draw(kind: Kind, cells: Shown[], height: number): void {
    const { y } = this.#doc
    cells.forEach((cell, i) => {
      this.#drawCell(kind, cell, i, y, height)
    })
  }

  #drawCell(kind: Kind, { text, lines }: Shown, i: number, y: number, height: number): void {
    const { x, width } = this.#column(i)
    const isRight = this.#table.columns[i]?.format === 'montant'
    const doc = this.#doc.font(kind === 'TH' ? 'bold' : 'regular', SIZE).fillColor(INK)
    // Wrapping costs more than all the rest, and most cells need none.
    if (lines === 1) {
      const left = isRight ? x + width - doc.widthOfString(text) : x
      doc.text(text, left, y + CELL_PADDING, { lineBreak: false })
    } else
      doc.text(text, x, y + CELL_PADDING, {
        width,
        height: height - CELL_PADDING,
        align: isRight ? 'right' : 'left',
        ellipsis: true,
      })
  }

  #measure(texts: readonly string[], font: FontName): { cells: Shown[]; height: number } {
    const doc = this.#doc.font(font, SIZE)
    const line = doc.currentLineHeight(true)
    const cells = texts.map((text, i) => {
      const { width } = this.#column(i)
      const isOne = !text.includes('\n') && doc.widthOfString(text) <= width
      return { text, lines: isOne ? 1 : Math.ceil(doc.heightOfString(text, { width }) / line) }
    })
    const tallest = Math.max(...cells.map(({ lines }) => lines)) * line + 2 * CELL_PADDING
    // A row taller than half a page is cut, with an ellipsis: it must fit somewhere.
    return { cells, height: Math.min(tallest, doc.page.height / 2) }
  }

  /** Where the text of a column may stand. */
  #column(i: number): { x: number; width: number } {
    const { x, width } = this.#layout.columns[i] as Layout['columns'][number]
    return { x: x + CELL_PADDING, width: width - 2 * CELL_PADDING }
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
