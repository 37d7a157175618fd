import { refuse } from '../refus.ts'

const LARGE = 0x0001
/** A second name for the entry, that only some readers take. */
const OTHER_NAME = 0x7075
const BLANK = 0xffffffff

/**
 * Values that a header leaves blank stand in its extra field, on eight bytes, in this order. The
 * same field may give another name: then nobody knows which one counts.
 */
export function readLarge<Sizes extends Record<string, number>>(
  extra: Buffer,
  sizes: Sizes,
): Sizes {
  const read: Record<string, number> = { ...sizes }
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    const id = extra.readUInt16LE(at)
    if (id === OTHER_NAME) refuse('double')
    if (id === LARGE && end <= extra.length) {
      let from = at + 4
      for (const [which, value] of Object.entries(read))
        if (value === BLANK && from + 8 <= end) {
          read[which] = Number(extra.readBigUInt64LE(from))
          from += 8
        }
    }
    at = end
  }
  return read as Sizes
}
