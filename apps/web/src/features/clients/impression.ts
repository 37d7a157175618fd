import { LOGO_OCTETS_MAX } from '@espace-adherent/contract/clients/fiche.ts'

/** The bytes of a file, as the server takes them. */
export async function base64De(fichier: Blob): Promise<string> {
  const octets = new Uint8Array(await fichier.arrayBuffer())
  return btoa(Array.from(octets, (octet) => String.fromCharCode(octet)).join(''))
}

/** Wide enough for a letterhead on paper, and less if it weighs too much. */
const LARGEURS = [1000, 700, 400, 200]

/**
 * A drawing as this browser shows it: papers then print what people see, whatever it is made of. Null
 * for what needs none, a picture made of points.
 */
export async function imprimer(fichier: Blob): Promise<string | null> {
  if (fichier.type === 'image/png') return null
  // As a page of its own it could act; as a picture it draws only.
  const url = `data:image/svg+xml;base64,${await base64De(fichier)}`
  const image = new Image()
  image.src = url
  await image.decode()
  const proportion = image.naturalHeight / image.naturalWidth || 1
  for (const largeur of LARGEURS) {
    const png = await dessiner(image, largeur, Math.round(largeur * proportion))
    if (png && png.size <= LOGO_OCTETS_MAX) return base64De(png)
  }
  return null
}

function dessiner(image: HTMLImageElement, largeur: number, hauteur: number) {
  const toile = document.createElement('canvas')
  toile.width = largeur
  toile.height = Math.max(1, Math.min(4096, hauteur))
  toile.getContext('2d')?.drawImage(image, 0, 0, toile.width, toile.height)
  return new Promise<Blob | null>((resolve) => toile.toBlob(resolve, 'image/png'))
}
