import { formatDateLongue } from '@espace-adherent/domain'
import { printable, toPrintedText } from './format.ts'
import { forgetWords, openDocument, type PdfDocument } from './pdf-document.ts'
import { type Layout, layOut, MARGIN } from './pdf-layout.ts'
import { asArtifact, FOOTER, INK, type Letterhead, rule, SOFT } from './pdf-page.ts'
import { PageCount } from './pdf-page-count.ts'
import { type PreparedRow, TableDrawer } from './pdf-table.ts'
import type { Cell, Table } from './table.ts'

const SIZE = 9
/** Who writes, in full, under the number of the page. */
const MENTION = 7
const SMALL = 8
/**
 * A last page with so few rows is not worth printing; from so many pages on, one more does not
 * matter.
 */
const FEW_ROWS = 4
const PAGES_TO_SPARE = 6

/**
 * Draws a table row by row, on as many pages as it takes. A screen reader is told rows and columns;
 * what repeats on every page is an artifact, so that it is said once.
 */
export class Printer {
  readonly #doc: PdfDocument
  readonly #table: Table
  readonly #letterhead: Letterhead
  readonly #layout: Layout
  readonly #root: PDFKit.PDFStructureElement
  readonly #body: PDFKit.PDFStructureElement
  readonly #drawer: TableDrawer
  readonly #count: PageCount
  #pages = 0
  #rows = 0
  #rowsOfPage = 0

  constructor(table: Table, letterhead: Letterhead, sample: Cell[][], serre = 1) {
    this.#table = table
    this.#letterhead = letterhead
    const doc = openDocument(table.titre, letterhead.nom)
    this.#doc = doc
    this.#layout = layOut(
      table.columns,
      { sample, ...(table.total && { total: this.#totals() }) },
      (text, font) => doc.font(font, SIZE).widthOfString(text),
    )
    this.#count = new PageCount(doc.font('regular'), SMALL)
    this.#root = doc.struct('Document', { lang: 'fr-FR' })
    doc.addStructure(this.#root)
    this.#newPage()
    this.#title()
    this.#body = doc.struct('Table')
    this.#root.add(this.#body)
    const placed = table.columns.map(({ libelle, format }, i) => ({
      libelle,
      isRight: format === 'montant',
      ...(this.#layout.columns[i] as Layout['columns'][number]),
    }))
    this.#drawer = new TableDrawer(doc, this.#body, placed, {
      couleur: letterhead.couleur,
      size: SIZE,
      serre,
    })
    this.#drawer.header({ isRepeated: false })
  }

  row(row: readonly Cell[]): void {
    this.#draw(this.#drawer.prepare(row.map(toPrintedText)))
    this.#rows++
  }

  get pages(): number {
    return this.#pages
  }

  get isLastAlmostEmpty(): boolean {
    return this.#pages > 1 && this.#pages <= PAGES_TO_SPARE && this.#rowsOfPage <= FEW_ROWS
  }

  end(): void {
    if (this.#table.total) this.#draw(this.#drawer.prepare(this.#totals(), 'bold'))
    if (this.#rows === 0) this.#sentence('Aucune ligne à afficher.', this.#doc.y + 10)
    this.#body.end()
    this.#root.end()
    this.#count.finish(this.#pages)
    this.#doc.end()
  }

  /** The bytes that are ready to be sent. */
  *written(): Generator<Buffer> {
    for (let chunk = this.#doc.read(); chunk !== null; chunk = this.#doc.read()) yield chunk
  }

  #draw(row: PreparedRow): void {
    if (this.#doc.y + row.height > this.#doc.page.height - FOOTER - 10) {
      this.#newPage()
      this.#drawer.header({ isRepeated: true })
    }
    this.#drawer.row(row)
    this.#rowsOfPage++
  }

  #totals(): string[] {
    const { columns, total = [] } = this.#table
    return columns.map(({ format }, i) => toPrintedText({ value: total[i] ?? null, format }))
  }

  #newPage(): void {
    const doc = this.#doc
    this.#rowsOfPage = 0
    doc.addPage({
      size: 'A4',
      layout: this.#layout.landscape ? 'landscape' : 'portrait',
      // The foot stands lower than pdfkit lets text go.
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    })
    this.#pages++
    if (this.#pages % 10 === 0) forgetWords(doc)
    asArtifact(doc, () => {
      doc.font('bold', 11).fillColor(this.#letterhead.couleur)
      doc.text(this.#letterhead.nom, MARGIN, MARGIN, { lineBreak: false })
      rule(doc, MARGIN, doc.page.width - MARGIN, MARGIN + 18, this.#letterhead.couleur, 1.5)
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
    const { mention } = this.#letterhead
    if (mention)
      doc.font('regular', MENTION).text(printable(mention), MARGIN, y + 13, { lineBreak: false })
  }

  #title(): void {
    const doc = this.#doc
    const { y } = doc
    this.#root.add(
      doc.struct('H1', {}, () => {
        doc.font('bold', 18).fillColor(INK).text(this.#table.titre, MARGIN, y)
      }),
    )
    for (const line of this.#table.entete ?? []) this.#sentence(line, doc.y + 2)
    this.#sentence(`Document édité le ${formatDateLongue(this.#table.date)}`, doc.y + 2)
    doc.y += 12
  }

  #sentence(text: string, y: number): void {
    this.#root.add(
      this.#doc.struct('P', {}, () => {
        this.#doc.font('regular', SIZE).fillColor(SOFT).text(printable(text), MARGIN, y)
      }),
    )
  }
}
