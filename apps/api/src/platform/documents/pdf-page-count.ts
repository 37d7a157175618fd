/** What we use of pdfkit and its types do not show. */
type Reference = { data: Record<string, unknown>; end(content?: string): void }
type Font = {
  id: string
  ascender: number
  ref(): Reference
  encode(text: string): [hex: string[], unknown]
}
type Internals = {
  _font: Font
  page: { xobjects: Record<string, Reference>; width: number; height: number }
  ref(data: Record<string, unknown>): Reference
  addContent(operators: string): void
  transform(...matrix: number[]): void
  save(): void
  restore(): void
}

/**
 * « / 12 » on the first page, before the twelfth exists: pages are sent as soon as they are full.
 * Each shows a small drawing (a form XObject) that is written last, when the count is known.
 */
export class PageCount {
  readonly #doc: Internals
  readonly #size: number
  readonly #form: Reference
  readonly #font: Font

  /** The count is written in the font and colour that the document has now. */
  constructor(doc: object, size: number) {
    this.#doc = doc as Internals
    this.#size = size
    this.#font = this.#doc._font
    this.#form = this.#doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -size, 10 * size, 2 * size],
      Resources: { Font: { [this.#font.id]: this.#font.ref() } },
    })
  }

  /** Shows the count where a text written at (x, y) would stand. */
  draw(x: number, y: number): void {
    const doc = this.#doc
    const baseline = y + (this.#font.ascender * this.#size) / 1000
    doc.page.xobjects.PageCount = this.#form
    doc.save()
    // pdfkit measures a page from its top, a form from its bottom.
    doc.transform(1, 0, 0, -1, x, baseline)
    doc.addContent('/PageCount Do')
    doc.restore()
  }

  finish(count: number): void {
    const [hex] = this.#font.encode(String(count))
    this.#form.end(`BT /${this.#font.id} ${this.#size} Tf <${hex.join('')}> Tj ET`)
  }
}
