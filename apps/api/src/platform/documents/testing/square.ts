import type { Place } from '../letter.ts'

/** The simplest drawing there is, with its description. */
export function draw({ doc, parent, x, y }: Place, { alt }: { alt: string }): void {
  parent.add(
    doc.struct('Figure', { alt }, () => {
      doc.rect(x, y, 20, 20).fill('#000000')
    }),
  )
}
