import { hasActiveText } from '../active-texts.ts'
import { createBudget, refuse } from '../refus.ts'
import { checkPixels } from './pixels.ts'

const SIGNATURE = 8
/** Length, type, and the sum that follows the data. */
const FRAME = 12
/** Writers of texts, colours and dates need a dozen; thousands only cost time. */
const TEXTS_MAX = 10_000

/** Walks from chunk to chunk, header first, until the last one; returns its end. */
export function endOfPng(bytes: Buffer): number {
  const texts = createBudget(TEXTS_MAX)
  let isPictured = false
  for (let at = SIGNATURE; ; ) {
    if (at + FRAME > bytes.length) return refuse('incomplet')
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + FRAME + length
    if (at === SIGNATURE && (type !== 'IHDR' || length !== 13)) return refuse('etranger')
    if (end > bytes.length) return refuse('incomplet')
    const data = bytes.subarray(at + 8, end - 4)
    if (type === 'IHDR') checkPixels(data.readUInt32BE(0), data.readUInt32BE(4))
    else if (type === 'IDAT' || type === 'fdAT') isPictured = true
    else {
      texts.spend(1)
      if (hasActiveText(data)) refuse('double')
    }
    if (type === 'IEND') return isPictured ? end : refuse('incomplet')
    at = end
  }
}
