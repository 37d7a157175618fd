import { type FamilleContenu, hasSignature, longueurSignature } from '@espace-adherent/domain'
import { contenuDemesure, contenuEtranger } from './refus.ts'
import type { Step, Walk } from './walker.ts'

/** The largest sensors of phones give 200 million; beyond, only a trap. */
const PIXELS_MAX = 250_000_000

function checkPixels(largeur: number, hauteur: number): void {
  if (largeur * hauteur > PIXELS_MAX) throw contenuDemesure()
}

export function* signature(famille: FamilleContenu, extension: string): Walk {
  const debut = yield { take: longueurSignature(famille) }
  if (!hasSignature(famille, debut)) throw contenuEtranger(extension)
}

/** The first chunk of a PNG is its header, always. */
export function* png(extension: string): Walk {
  yield* signature('png', extension)
  const header = yield { take: 16 }
  if (header.toString('latin1', 4, 8) !== 'IHDR' || header.readUInt32BE(0) !== 13)
    throw contenuEtranger(extension)
  checkPixels(header.readUInt32BE(8), header.readUInt32BE(12))
}

/** Sizes of the second header, by which the versions of the format are told apart. */
const bmpHeaders = new Set([12, 16, 40, 52, 56, 64, 108, 124])

/** Two letters would be a poor proof: the two headers must agree with each other. */
export function* bmp(extension: string): Walk {
  yield* signature('bmp', extension)
  const header = yield { take: 16 }
  const pixels = header.readUInt32LE(8)
  const size = header.readUInt32LE(12)
  if (!bmpHeaders.has(size) || pixels < 14 + size) throw contenuEtranger(extension)
  const dimensions = yield { take: size === 12 ? 4 : 8 }
  if (size === 12) checkPixels(dimensions.readUInt16LE(0), dimensions.readUInt16LE(2))
  // A negative height means that the first line comes first.
  else checkPixels(dimensions.readUInt32LE(0), Math.abs(dimensions.readInt32LE(4)))
}

/** Markers of a frame's header, among which three other ones (C4, C8, CC) hide. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Any number of FF may stand before the byte that says what comes. */
function* marker(extension: string): Generator<Step, number, Buffer> {
  let [octet = 0] = yield { take: 1 }
  if (octet !== 0xff) throw contenuEtranger(extension)
  while (octet === 0xff) [octet = 0] = yield { take: 1 }
  return octet
}

/** From segment to segment until the one that gives the dimensions. */
export function* jpeg(extension: string): Walk {
  const debut = yield { take: 2 }
  if (debut.readUInt16BE() !== 0xffd8) throw contenuEtranger(extension)
  for (;;) {
    const found = yield* marker(extension)
    const length = (yield { take: 2 }).readUInt16BE()
    // Below C0, and for the image itself (DA), no segment can stand here.
    if (found < 0xc0 || found === 0xda || length < 2) throw contenuEtranger(extension)
    if (isFrame(found)) {
      const frame = yield { take: 5 }
      return checkPixels(frame.readUInt16BE(3), frame.readUInt16BE(1))
    }
    yield { skip: length - 2 }
  }
}
