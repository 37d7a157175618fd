/** 1000 units to the em, upwards. */
export type Outline = { texte: string; largeur: number; trace: string }

type Path = { translate(x: number, y: number): Path; toSVG(): string }
type BoldFont = {
  layout(texte: string): {
    glyphs: readonly { path: Path }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/**
 * Words as shapes, in the portal's bold font: a picture of them needs no font, on a screen or on
 * paper.
 */
export async function traceWords(texte: string): Promise<Outline> {
  // The drawing library is large, and a server that starts draws nothing.
  const { openDocument } = await import('./pdf-document.ts')
  const doc = openDocument('', '')
  const { font } = (doc.font('bold') as unknown as { _font: { font: BoldFont } })._font
  const { glyphs, positions } = font.layout(texte)
  let largeur = 0
  const traces = glyphs.map(({ path }, rang) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[rang] ?? {}
    const trace = path.translate(largeur + xOffset, yOffset).toSVG()
    largeur += xAdvance
    return trace
  })
  return { texte, largeur: Math.ceil(largeur), trace: traces.join('') }
}
