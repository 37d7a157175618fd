import { formatDateLongue } from '@espace-adherent/domain'
import { printable } from './format.ts'
import type { Bloc, DrawingModule, Letter, TableBloc } from './letter.ts'
import { type FontName, forgetWords, openDocument, type PdfDocument } from './pdf-document.ts'
import { placeColumns } from './pdf-layout.ts'
import { drawLogo } from './pdf-logo.ts'
import { asArtifact, FOOTER, INK, type Letterhead, rule, SHADE, SOFT } from './pdf-page.ts'
import { PageCount } from './pdf-page-count.ts'
import { type PreparedRow, TableDrawer } from './pdf-table.ts'
import { hyphenate } from './words.ts'

const MARGIN = 48
const BODY = 10.5
const SMALL = 8
/** The insurer's lines at the foot of the page, beside its number. */
const FOOT = 7
const PAGE_NUMBER = 70
const TABLE = 9
/** Rows drawn at a stretch, and rows that decide how wide the columns are. */
const BATCH = 25
const SAMPLE = 200
/** Where a page begins, under the logo. */
const TOP = 88
const LOGO = { width: 200, height: 30 }
const FACT_LABEL = 170
/** The titles of a table's columns, and its first rows. */
const TABLE_START = 70
const FACT_HEIGHT = 20
/** Where the right-hand window of a French envelope shows: 110 mm from the left, 50 to 90 mm from the top. */
const WINDOW = { left: 312, top: 142, bottom: 256 }

type Told = {
  font?: FontName
  size?: number
  color?: string
  x?: number
  width?: number
  gap?: number
}

/** A last page with no more than this on it is not worth printing. */
const ALMOST_EMPTY = 260
/** A long paper keeps its last page: drawing it twice would cost more than a sheet. */
const PAGES_TO_SPARE = 6
/** How far spaces between rows and paragraphs may shrink where that saves a page. */
const SERRES = [0.6, 0.45, 0.3]

/** Sets a letter a little closer if that saves a last page that is almost empty. */
export async function printLetter(letter: Letter, letterhead: Letterhead): Promise<Buffer> {
  const printer = new LetterPrinter(letter, letterhead)
  const printed = await printer.print()
  if (!printer.isLastAlmostEmpty) return printed
  for (const serre of SERRES) {
    const closer = new LetterPrinter(letter, letterhead, serre)
    const shorter = await closer.print()
    if (closer.pages < printer.pages) return shorter
  }
  return printed
}

/** Lays a letter out on A4 pages, in the insurer's colours, every word of it in the structure tree. */
class LetterPrinter {
  readonly #doc: PdfDocument
  readonly #letter: Letter
  readonly #letterhead: Letterhead
  readonly #root: PDFKit.PDFStructureElement
  readonly #count: PageCount
  readonly #serre: number
  #pages = 0
  #end = 0

  constructor(letter: Letter, letterhead: Letterhead, serre = 1) {
    this.#serre = serre
    this.#letter = letter
    this.#letterhead = letterhead
    this.#doc = openDocument(printable(letter.titre), letterhead.nom)
    this.#count = new PageCount(this.#doc.font('regular'), SMALL)
    this.#root = this.#doc.struct('Document', { lang: 'fr-FR' })
    this.#doc.addStructure(this.#root)
  }

  async print(): Promise<Buffer> {
    this.#newPage()
    this.#opening()
    const { blocs } = this.#letter
    for (const [i, bloc] of blocs.entries()) await this.#bloc(bloc, blocs[i + 1])
    this.#end = this.#doc.y
    this.#root.end()
    this.#count.finish(this.#pages)
    this.#doc.end()
    const chunks: Buffer[] = []
    for (let chunk = this.#doc.read(); chunk !== null; chunk = this.#doc.read()) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  get pages(): number {
    return this.#pages
  }

  get isLastAlmostEmpty(): boolean {
    return this.#pages > 1 && this.#pages <= PAGES_TO_SPARE && this.#end - TOP < ALMOST_EMPTY
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN
  }

  #newPage(): void {
    const doc = this.#doc
    doc.addPage({ size: 'A4', margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 } })
    this.#pages++
    if (this.#pages % 10 === 0) forgetWords(doc)
    const { couleur, logo, nom } = this.#letterhead
    asArtifact(doc, () => {
      doc.rect(0, 0, doc.page.width, 5).fill(couleur)
      if (!drawLogo(doc, logo, { x: MARGIN, y: 34, ...LOGO }))
        doc.font('bold', 16).fillColor(couleur).text(nom, MARGIN, 38, { lineBreak: false })
      this.#foot(doc.page.height - FOOTER)
    })
    doc.y = TOP
  }

  #foot(y: number): void {
    const doc = this.#doc
    rule(doc, MARGIN, doc.page.width - MARGIN, y, this.#letterhead.couleur, 0.75)
    const width = this.#width - PAGE_NUMBER
    doc.font('regular', FOOT).fillColor(SOFT)
    doc.text(printable(this.#letter.pied), MARGIN, y + 7, { width })
    doc.font('regular', SMALL)
    const label = `Page ${this.#pages} / `
    const right = doc.page.width - MARGIN - doc.widthOfString(`${label}00`)
    doc.text(label, right, y + 8, { lineBreak: false })
    this.#count.draw(right + doc.widthOfString(label), y + 8)
  }

  /** The sender, the reader, the day and the subject. */
  #opening(): void {
    const { titre, sousTitre, destinataire, references = [], date } = this.#letter
    const doc = this.#doc
    const top = doc.y
    const { nom, adresse } = this.#letterhead
    this.#tell('P', adresse ? `${nom}, ${adresse}` : nom, {
      size: 9,
      color: SOFT,
      width: 230,
      gap: 4,
    })
    for (const [libelle, valeur] of references)
      this.#tell('P', `${libelle}\u00a0: ${valeur}`, { size: 9, color: SOFT, width: 230, gap: 1 })
    doc.y = Math.max(doc.y, this.#addressee(destinataire, top)) + 14
    this.#tell('H1', titre, { font: 'bold', size: 20, color: this.#letterhead.couleur, gap: 2 })
    this.#tell('P', sousTitre ?? `Édité le ${formatDateLongue(date)}`, { color: SOFT, gap: 14 })
  }

  /**
   * Writes the address in the window of the envelope; a name alone stands beside the sender.
   * Returns where it ends.
   */
  #addressee(lines: readonly string[] | undefined, top: number): number {
    if (!lines) return 0
    const isPostal = lines.length > 1
    const doc = this.#doc
    const { y } = doc
    doc.y = isPostal ? WINDOW.top : top
    if (lines.length > 0)
      this.#tell('P', lines.join('\n'), {
        x: WINDOW.left,
        width: doc.page.width - MARGIN - WINDOW.left,
        gap: 6,
      })
    const bottom = Math.max(doc.y, isPostal ? WINDOW.bottom : top + 44)
    doc.y = y
    return bottom
  }

  async #bloc(bloc: Bloc, next: Bloc | undefined): Promise<void> {
    const doc = this.#doc
    switch (bloc.kind) {
      case 'heading':
        this.#room(this.#withHeading(next))
        doc.y += 6 * this.#serre
        this.#tell('H2', bloc.text, { font: 'bold', size: 12.5, gap: 5 })
        break
      case 'paragraph':
        this.#tell('P', bloc.text, { gap: 8 })
        break
      case 'note':
        this.#tell('P', bloc.text, { size: 8.5, color: SOFT, gap: 6 })
        break
      case 'notice':
        this.#notice(bloc.text, next)
        break
      case 'list':
        this.#list(bloc.items)
        break
      case 'facts':
        this.#facts(bloc.rows)
        break
      case 'table':
        if (bloc.rows.length === 0 && bloc.empty) this.#tell('P', bloc.empty, { gap: 8 })
        else await this.#table(bloc)
        break
      case 'signature':
        this.#room(20 + 15 * bloc.lines.length)
        doc.y += 10 * this.#serre
        this.#tell('P', bloc.lines.join('\n'), { x: 320, width: 227, gap: 10 })
        break
      case 'drawing': {
        const { draw } = (await import(bloc.module)) as DrawingModule<unknown>
        this.#room(bloc.height)
        const { y } = doc
        draw({ doc, parent: this.#root, x: MARGIN, y, width: this.#width }, bloc.values)
        doc.y = y + bloc.height
      }
    }
  }

  /** Keeps a heading off the foot of a page, with the facts or first rows that follow it. */
  #withHeading(next: Bloc | undefined): number {
    if (next?.kind === 'facts') return 40 + FACT_HEIGHT * next.rows.length
    return next?.kind === 'table' ? 40 + TABLE_START : 60
  }

  /** Text that goes on from where the last one ended. */
  #tell(
    tag: 'H1' | 'H2' | 'P',
    text: string,
    { font = 'regular', size = BODY, color = INK, x = MARGIN, width = this.#width, gap = 0 }: Told,
  ): void {
    const doc = this.#doc.font(font, size)
    const shown = hyphenate(printable(text), width, (word) => doc.widthOfString(word))
    this.#room(doc.heightOfString(shown, { width, lineGap: 2 }))
    const { y } = doc
    this.#root.add(
      doc.struct(tag, {}, () => {
        doc.font(font, size).fillColor(color).text(shown, x, y, { width, lineGap: 2 })
      }),
    )
    doc.y += gap * this.#serre
  }

  #notice(text: string, next: Bloc | undefined): void {
    const doc = this.#doc.font('regular', BODY)
    const inner = this.#width - 28
    const height = doc.heightOfString(printable(text), { width: inner, lineGap: 2 }) + 18
    // Keeps it with what it announces.
    this.#room(next?.kind === 'heading' ? height + 90 : height)
    const { y } = doc
    asArtifact(
      doc,
      () => {
        doc.roundedRect(MARGIN, y, this.#width, height, 6).fill(SHADE)
        doc.rect(MARGIN, y, 4, height).fill(this.#letterhead.couleur)
      },
      'Layout',
    )
    doc.y = y + 10
    this.#tell('P', text, { x: MARGIN + 16, width: inner })
    doc.y = y + height + 10 * this.#serre
  }

  #list(items: readonly string[]): void {
    const doc = this.#doc
    const list = doc.struct('L')
    this.#root.add(list)
    for (const item of items) {
      const text = printable(item)
      const width = this.#width - 16
      this.#room(doc.font('regular', BODY).heightOfString(text, { width, lineGap: 2 }))
      const { y } = doc
      const line = doc.struct('LI')
      list.add(line)
      const write = (shown: string, x: number) => () => {
        doc.font('regular', BODY).fillColor(INK).text(shown, x, y, { width, lineGap: 2 })
      }
      line.add(doc.struct('Lbl', {}, write('•', MARGIN + 2)))
      line.add(doc.struct('LBody', {}, write(text, MARGIN + 16)))
      line.end()
      doc.y += 3 * this.#serre
    }
    list.end()
    doc.y += 6 * this.#serre
  }

  /** A table of two columns whose first one names the rows. */
  #facts(rows: readonly (readonly [string, string])[]): void {
    const doc = this.#doc
    const body = doc.struct('Table')
    this.#root.add(body)
    const shown = (text: string, font: FontName, width: number) =>
      hyphenate(printable(text), width, (word) => doc.font(font, BODY).widthOfString(word))
    for (const [nom, dit] of rows) {
      const width = this.#width - FACT_LABEL
      const label = { width: FACT_LABEL - 10 }
      const libelle = shown(nom, 'regular', label.width)
      const valeur = shown(dit, 'bold', width)
      const height =
        Math.max(
          doc.font('regular', BODY).heightOfString(libelle, label),
          doc.font('bold', BODY).heightOfString(valeur, { width }),
        ) +
        7 * this.#serre
      this.#room(height)
      const { y } = doc
      const row = doc.struct('TR')
      body.add(row)
      const write =
        (text: string, x: number, wide: number, font: FontName, color: string) => () => {
          doc.font(font, BODY).fillColor(color).text(text, x, y, { width: wide })
        }
      const scope = { scope: 'Row' } as object
      row.add(doc.struct('TH', scope, write(libelle, MARGIN, FACT_LABEL - 10, 'regular', SOFT)))
      row.add(doc.struct('TD', {}, write(valeur, MARGIN + FACT_LABEL, width, 'bold', INK)))
      row.end()
      doc.y = y + height
    }
    body.end()
    doc.y += 8 * this.#serre
  }

  async #table({ columns, rows, total }: TableBloc): Promise<void> {
    const doc = this.#doc
    const totals = total?.map(printable)
    const body = doc.struct('Table')
    this.#room(TABLE_START)
    this.#root.add(body)
    const placed = placeColumns(
      { x: MARGIN, width: this.#width },
      columns.map((column) => ({ ...column, libelle: printable(column.libelle) })),
      { sample: rows.slice(0, SAMPLE).map((row) => row.map(printable)), totals },
      (text, font) => doc.font(font, TABLE).widthOfString(text),
    )
    const { couleur } = this.#letterhead
    const drawer = new TableDrawer(doc, body, placed, { couleur, size: TABLE, serre: this.#serre })
    drawer.header({ isRepeated: false })
    const draw = (row: PreparedRow) => {
      if (this.#room(row.height)) drawer.header({ isRepeated: true })
      drawer.row(row)
    }
    for (const [i, row] of rows.entries()) {
      // A long table gives others their turn.
      if (i % BATCH === BATCH - 1) await new Promise(setImmediate)
      draw(drawer.prepare(row.map(printable)))
    }
    if (totals) draw(drawer.prepare(totals, 'bold'))
    body.end()
    doc.y += 12 * this.#serre
  }

  /** Turns the page when that much does not fit. */
  #room(height: number): boolean {
    if (this.#doc.y + height <= this.#doc.page.height - FOOTER - 12) return false
    this.#newPage()
    return true
  }
}
