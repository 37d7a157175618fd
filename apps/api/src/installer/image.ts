import type { Image } from '../features/clients/index.ts'

export type { Image }

const TAILLE_MAX = 200 * 1024
const signaturePng = Buffer.from('89504e470d0a1a0a', 'hex')

/** What would act and not draw: pages show logos as pictures, but a file can be opened alone. */
const actif = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i

/** Told by its bytes, not by its name; null when it is no picture of ours. */
export function readImage(contenu: Uint8Array): Image | null {
  const octets = Buffer.from(contenu)
  if (octets.length > TAILLE_MAX) return null
  if (octets.subarray(0, signaturePng.length).equals(signaturePng))
    return { typeMime: 'image/png', contenu }
  const texte = octets.toString('utf8')
  const isSvg =
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(texte)
  return isSvg && !actif.test(texte) ? { typeMime: 'image/svg+xml', contenu } : null
}
