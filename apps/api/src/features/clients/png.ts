const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** What draws; texts, dates and whatever else programs leave in a picture does not. */
const UTILES = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'IDAT', 'IEND'])
const COTE_MAX = 4096

/** The same picture, made of the chunks that draw it; null when it is no whole PNG, or a huge one. */
export function cleanPng(octets: Buffer): Buffer | null {
  if (!octets.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const gardes: Buffer[] = [SIGNATURE]
  let place = SIGNATURE.length
  let isPremier = true
  while (place + 12 <= octets.length) {
    const longueur = octets.readUInt32BE(place)
    const fin = place + 12 + longueur
    if (fin > octets.length) return null
    const nom = octets.toString('latin1', place + 4, place + 8)
    if (isPremier && !(nom === 'IHDR' && longueur === 13 && hasTaille(octets, place + 8)))
      return null
    isPremier = false
    if (UTILES.has(nom)) gardes.push(octets.subarray(place, fin))
    if (nom === 'IEND') return Buffer.concat(gardes)
    place = fin
  }
  return null
}

function hasTaille(octets: Buffer, place: number): boolean {
  const [largeur, hauteur] = [octets.readUInt32BE(place), octets.readUInt32BE(place + 4)]
  return largeur > 0 && hauteur > 0 && largeur <= COTE_MAX && hauteur <= COTE_MAX
}
