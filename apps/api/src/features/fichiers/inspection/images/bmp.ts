import { refuse } from '../refus.ts'
import { checkPixels } from './pixels.ts'

/** Sizes of the second header, by which the versions of the format are told apart. */
const headers = new Set([12, 16, 40, 52, 56, 64, 108, 124])
const FIRST = 14
/** Pixels as they are, or with masks that say which bits are which colour. */
const plain = new Set([0, 3, 6])

/** Two letters prove little: headers, pixels and length must agree. Returns the end. */
export function endOfBmp(bytes: Buffer): number {
  if (bytes.length < FIRST + 12) return refuse('etranger')
  const pixels = bytes.readUInt32LE(10)
  const size = bytes.readUInt32LE(14)
  if (!headers.has(size) || pixels < FIRST + size) return refuse('etranger')
  if (bytes.length < FIRST + size) return refuse('incomplet')
  const { largeur, hauteur, bits, compression, packed } = readHeader(bytes, size)
  checkPixels(largeur, hauteur)
  const isPlain = plain.has(compression)
  // Packed pixels say how long they are; other files in the place of pixels (4, 5) are refused.
  if (!isPlain && compression !== 1 && compression !== 2) return refuse('detourne')
  const length = isPlain ? Math.ceil((largeur * bits) / 32) * 4 * hauteur : packed
  const end = Math.max(pixels + length, endOfProfile(bytes, size))
  return end <= bytes.length ? end : refuse('incomplet')
}

function readHeader(bytes: Buffer, size: number) {
  const isOld = size === 12
  const at = isOld ? 18 : 22
  return {
    largeur: isOld ? bytes.readUInt16LE(18) : bytes.readUInt32LE(18),
    // A negative height means that the first line comes first.
    hauteur: isOld ? bytes.readUInt16LE(20) : Math.abs(bytes.readInt32LE(22)),
    bits: bytes.readUInt16LE(isOld ? 24 : at + 6),
    compression: size >= 40 ? bytes.readUInt32LE(30) : 0,
    packed: size >= 40 ? bytes.readUInt32LE(34) : 0,
  }
}

/** The last version may keep the colours of its screen after the pixels. */
const endOfProfile = (bytes: Buffer, size: number) =>
  size === 124 && bytes.readUInt32LE(FIRST + 116) > 0
    ? FIRST + bytes.readUInt32LE(FIRST + 112) + bytes.readUInt32LE(FIRST + 116)
    : 0
