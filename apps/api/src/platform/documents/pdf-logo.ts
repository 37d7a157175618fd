import type { PdfDocument } from './pdf-document.ts'
import type { Letterhead } from './pdf-page.ts'

type Box = { x: number; y: number; width: number; height: number }

/**
 * Draws the logo in the box, as large as it fits; false when it is of a kind that we cannot draw.
 */
export function drawLogo(doc: PdfDocument, logo: Letterhead['logo'], box: Box): boolean {
  if (!logo) return false
  try {
    if (logo.typeMime === 'image/svg+xml')
      return drawSvg(doc, Buffer.from(logo.contenu).toString('utf8'), box)
    if (logo.typeMime !== 'image/png' && logo.typeMime !== 'image/jpeg') return false
    doc.image(Buffer.from(logo.contenu), box.x, box.y, { fit: [box.width, box.height] })
    return true
  } catch {
    // A picture that cannot be read must not keep a member from their document.
    return false
  }
}

/** What a logo may hold to be drawn here; with anything else the name is written instead. */
const known = new Set(['svg', 'g', 'path', 'rect', 'title', 'desc', 'style'])

function drawSvg(doc: PdfDocument, source: string, { x, y, width, height }: Box): boolean {
  const tags = [...source.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)]
  if (tags.some(([, , name = '']) => !known.has(name)) || !isBalanced(tags)) return false
  if (tags.some(([, , , attributes = '']) => !isKnownTransform(attributes))) return false
  const viewBox = /viewBox="([^"]*)"/
    .exec(source)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left = 0, top = 0, wide = 0, high = 0] = viewBox ?? []
  if (!(wide > 0 && high > 0)) return false
  const scale = Math.min(width / wide, height / high)
  doc.save()
  doc.translate(x, y).scale(scale).translate(-left, -top)
  for (const [, closing, name = '', attributes = '', selfClosing] of tags) {
    if (name === 'g') {
      if (closing) doc.restore()
      else if (!selfClosing) {
        doc.save()
        transform(doc, attributeOf(attributes, 'transform'))
      }
    } else if (!closing && (name === 'path' || name === 'rect')) drawShape(doc, name, attributes)
  }
  doc.restore()
  return true
}

/** Every group must close: one left open would distort the rest of the page. */
function isBalanced(tags: readonly RegExpExecArray[]): boolean {
  let depth = 0
  for (const [, closing, name, , selfClosing] of tags)
    if (name === 'g' && !selfClosing) {
      depth += closing ? -1 : 1
      if (depth < 0) return false
    }
  return depth === 0
}

/** Moves and scales: logos need nothing else. */
const isKnownTransform = (attributes: string) =>
  /^(?:\s*(?:translate|scale)\([-\d.,\s]+\)\s*)*$/.test(attributeOf(attributes, 'transform') ?? '')

function drawShape(doc: PdfDocument, name: 'path' | 'rect', attributes: string): void {
  const fill = attributeOf(attributes, 'fill') ?? '#000000'
  if (fill === 'none') return
  const number = (key: string) => Number(attributeOf(attributes, key) ?? 0)
  doc.save()
  transform(doc, attributeOf(attributes, 'transform'))
  doc.fillOpacity(Number(attributeOf(attributes, 'fill-opacity') ?? 1))
  if (name === 'path') doc.path(attributeOf(attributes, 'd') ?? '')
  else doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  doc.fill(fill)
  doc.restore()
}

const attributeOf = (attributes: string, key: string) =>
  new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1]

function transform(doc: PdfDocument, value: string | undefined): void {
  for (const [, name, list = ''] of (value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (name === 'translate') doc.translate(a, b ?? 0)
    else doc.scale(a, b ?? a)
  }
}
