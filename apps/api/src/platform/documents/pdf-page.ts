import type { PdfDocument } from './pdf-document.ts'

/** Whose name, colours and logo a document bears. */
export type Letterhead = {
  nom: string
  couleur: string
  logo?: { typeMime: string; contenu: Uint8Array } | undefined
  /** Postal address, on one line. */
  adresse?: string | undefined
  /** Who writes, in full. */
  mention?: string | undefined
}

export const INK = '#1b1b1b'
export const SOFT = '#555555'
export const LINE = '#d5d5d5'
export const SHADE = '#f3f3f3'

/** Where the foot of the page begins, from the bottom. */
export const FOOTER = 44

/** What repeats or decorates is an artifact: a screen reader passes over it. */
export function asArtifact(
  doc: PdfDocument,
  draw: () => void,
  type: 'Pagination' | 'Layout' = 'Pagination',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

export function rule(
  doc: PdfDocument,
  left: number,
  right: number,
  y: number,
  color: string,
  width: number,
): void {
  doc.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(color)
}
