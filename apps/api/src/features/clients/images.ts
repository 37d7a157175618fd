import { createHash } from 'node:crypto'
import { LOGO_OCTETS_MAX } from '@espace-adherent/contract'
import { cleanPng } from './png.ts'
import { cleanSvg } from './svg.ts'

export type Image = { typeMime: 'image/svg+xml' | 'image/png'; contenu: Uint8Array }

/** Part of a picture's address: another picture, another address. */
export const empreinteDe = (contenu: Uint8Array) =>
  createHash('sha256').update(contenu).digest('base64url').slice(0, 16)

/**
 * Told by its bytes, not by its name, and kept without what does not draw: scripts, links, comments,
 * what was hidden after the end. Null when nothing that draws is left.
 */
export function cleanImage(octets: Buffer): Image | null {
  if (octets.length === 0 || octets.length > LOGO_OCTETS_MAX) return null
  const png = cleanPng(octets)
  if (png) return { typeMime: 'image/png', contenu: png }
  const svg = cleanSvg(octets.toString('utf8'))
  return svg === null ? null : { typeMime: 'image/svg+xml', contenu: Buffer.from(svg) }
}
