import { type Refus, refuse } from '../refus.ts'
import type { Compound } from './compound.ts'

/** Records that say what else a presentation holds. */
const records: Readonly<Record<number, Refus>> = {
  4044: 'objet',
  4046: 'objet',
  4078: 'objet',
  4113: 'objet',
  12052: 'motDePasse',
}
/** PowerPoint says there whether the presentation has programs; it may say that it has none. */
const PROGRAMS = 0x0400
/** What a click does: 1 runs a macro, 2 a program, 5 an object. */
const CLICK = 0x0ff3

/** Records in records: those that hold others are entered, the others stepped over. */
export function checkSlides(stream: Buffer, { entries, read }: Compound): void {
  const user = entries.find(({ name }) => name.toLowerCase() === 'current user')
  const header = user ? read(user) : Buffer.alloc(0)
  if (header.length >= 16 && header.readUInt32LE(12) === 0xf3d1c4df) refuse('motDePasse')
  for (let at = 0; at + 8 <= stream.length; ) {
    const isContainer = (stream.readUInt16LE(at) & 0xf) === 0xf
    const type = stream.readUInt16LE(at + 2)
    const length = stream.readUInt32LE(at + 4)
    const refus = records[type]
    if (refus) refuse(refus)
    if (type === PROGRAMS && at + 16 <= stream.length && stream.readUInt32LE(at + 12) !== 0)
      refuse('macro')
    const action = type === CLICK ? (stream[at + 16] ?? 0) : 0
    if ([1, 2, 5].includes(action)) refuse('programme')
    at += isContainer ? 8 : 8 + length
  }
}
