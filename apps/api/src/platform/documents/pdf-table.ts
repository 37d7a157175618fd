import { type FontName, type PdfDocument, release } from './pdf-document.ts'
import { CELL_PADDING, type PlacedColumn } from './pdf-layout.ts'
import { asArtifact, INK, LINE, rule, SHADE } from './pdf-page.ts'
import { hyphenate } from './words.ts'

export type PreparedRow = { font: FontName; cells: Shown[]; height: number }

type Shown = { text: string; lines: number }
type Kind = 'TH' | 'TD'

/**
 * Rows of a table on a page: measured, drawn, and told to a screen reader cell by cell. The caller
 * turns pages.
 */
export class TableDrawer {
  readonly #doc: PdfDocument
  readonly #body: PDFKit.PDFStructureElement
  readonly #columns: readonly PlacedColumn[]
  readonly #couleur: string
  readonly #size: number
  /** Above and below a row. */
  readonly #padding: number

  /** `body` is the table's element, already in its place in the structure. */
  constructor(
    doc: PdfDocument,
    body: PDFKit.PDFStructureElement,
    columns: readonly PlacedColumn[],
    { couleur, size, serre = 1 }: { couleur: string; size: number; serre?: number },
  ) {
    this.#doc = doc
    this.#body = body
    this.#columns = columns
    this.#couleur = couleur
    this.#size = size
    this.#padding = CELL_PADDING * serre
  }

  /** Titles of the columns; on a later page they are drawn again and not said again. */
  header({ isRepeated }: { isRepeated: boolean }): void {
    const { y } = this.#doc
    const { cells, height } = this.#measure(
      this.#columns.map(({ libelle }) => libelle),
      'bold',
    )
    const { left, right } = this.#edges()
    asArtifact(this.#doc, () => {
      this.#doc.rect(left, y, right - left, height).fill(SHADE)
      rule(this.#doc, left, right, y + height, this.#couleur, 1)
    })
    if (isRepeated) asArtifact(this.#doc, () => this.#draw('bold', cells, height))
    else this.#tell('TH', 'bold', cells, height)
    this.#doc.y = y + height
  }

  /** A row and its height: the caller may have to turn the page first. */
  prepare(texts: readonly string[], font: FontName = 'regular'): PreparedRow {
    return { font, ...this.#measure(texts, font) }
  }

  row({ font, cells, height }: PreparedRow): void {
    this.#tell('TD', font, cells, height)
    this.#doc.y += height
    const { left, right } = this.#edges()
    asArtifact(this.#doc, () => rule(this.#doc, left, right, this.#doc.y, LINE, 0.5))
  }

  /** A row that a screen reader says, cell by cell: an empty one counts as well. */
  #tell(kind: Kind, font: FontName, cells: Shown[], height: number): void {
    const doc = this.#doc
    const { y } = doc
    const row = doc.struct('TR')
    this.#body.add(row)
    const told = cells.map((cell, i) => {
      const scope = kind === 'TH' ? ({ scope: 'Column' } as object) : {}
      const element = doc.struct(kind, scope, () => this.#drawCell(font, cell, i, y, height))
      row.add(element)
      return element
    })
    row.end()
    for (const element of [...told, row]) release(element)
    doc.y = y
  }

  #draw(font: FontName, cells: Shown[], height: number): void {
    const { y } = this.#doc
    cells.forEach((cell, i) => {
      this.#drawCell(font, cell, i, y, height)
    })
  }

  #drawCell(font: FontName, { text, lines }: Shown, i: number, y: number, height: number): void {
    const { x, width, isRight } = this.#column(i)
    const doc = this.#doc.font(font, this.#size).fillColor(INK)
    // Wrapping costs more than all the rest, and most cells fit on one line.
    if (lines === 1) {
      const left = isRight ? x + width - doc.widthOfString(text) : x
      doc.text(text, left, y + this.#padding, { lineBreak: false })
    } else
      doc.text(text, x, y + this.#padding, {
        width,
        height: height - this.#padding,
        align: isRight ? 'right' : 'left',
        ellipsis: true,
      })
  }

  #measure(texts: readonly string[], font: FontName): { cells: Shown[]; height: number } {
    const doc = this.#doc.font(font, this.#size)
    const line = doc.currentLineHeight(true)
    const cells = texts.map((text, i) => {
      const { width } = this.#column(i)
      const isOne = !text.includes('\n') && doc.widthOfString(text) <= width
      if (isOne) return { text, lines: 1 }
      const said = hyphenate(text, width, (word) => doc.widthOfString(word))
      // Two lines measure slightly more than twice one line.
      return { text: said, lines: Math.ceil(doc.heightOfString(said, { width }) / line - 0.01) }
    })
    const tallest = Math.max(...cells.map(({ lines }) => lines)) * line + 2 * this.#padding
    // A row taller than half a page is cut with an ellipsis: it must fit on a page.
    return { cells, height: Math.min(tallest, doc.page.height / 2) }
  }

  /** Where the text of a column may stand. */
  #column(i: number): PlacedColumn {
    const column = this.#columns[i] as PlacedColumn
    return { ...column, x: column.x + CELL_PADDING, width: column.width - 2 * CELL_PADDING }
  }

  #edges(): { left: number; right: number } {
    const first = this.#columns[0] as PlacedColumn
    const last = this.#columns.at(-1) as PlacedColumn
    return { left: first.x, right: last.x + last.width }
  }
}
