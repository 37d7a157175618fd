import { hasActiveText } from '../active-texts.ts'
import { createBudget, refuse } from '../refus.ts'
import { checkPixels } from './pixels.ts'

const SCAN = 0xda
const END = 0xd9
/** A progressive photograph has a dozen; thousands are a trap for the program that draws it. */
const SCANS_MAX = 500
/** Twenty megabytes of them, each as long as it can be, are some three hundred. */
const SEGMENTS_MAX = 10_000

/** Markers of a frame's header, among which three other ones (C4, C8, CC) hide. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** What a camera or a program writes about the picture. */
const isText = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Walks from segment to segment, through the pixels, to the end marker; returns where that is. */
export function endOfJpeg(bytes: Buffer, from = 0): number {
  const scans = createBudget(SCANS_MAX)
  const segments = createBudget(SEGMENTS_MAX)
  let at = from + 2
  for (let hasFrame = false; ; ) {
    if (bytes[at] !== 0xff) refuse(at < bytes.length ? 'etranger' : 'incomplet')
    // Any number of FF may stand before the byte that says what comes.
    while (bytes[at] === 0xff) at++
    const marker = bytes[at++] ?? refuse('incomplet')
    if (marker === END && hasFrame) return at
    // Below C0, for the end and for the image itself without its dimensions, nothing can stand here.
    if (marker < 0xc0 || marker === END || (marker === SCAN && !hasFrame)) refuse('etranger')
    if (at + 2 > bytes.length) refuse('incomplet')
    segments.spend(1)
    const length = bytes.readUInt16BE(at)
    if (length < 2) refuse('etranger')
    const data = bytes.subarray(at + 2, at + length)
    if (at + length > bytes.length) refuse('incomplet')
    at += length
    if (isFrame(marker)) {
      if (data.length < 5) refuse('etranger')
      checkPixels(data.readUInt16BE(3), data.readUInt16BE(1))
      hasFrame = true
    }
    if (isText(marker) && hasActiveText(data)) refuse('double')
    if (marker === SCAN) {
      scans.spend(1)
      at = endOfPixels(bytes, at)
    }
  }
}

/** In pixels, FF is followed by zero, or by the mark of a new start (D0 to D7). */
function endOfPixels(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at++
    else if (next !== 0xff) return at
  }
  return refuse('incomplet')
}
