import { hasSignature } from '@espace-adherent/domain'
import { contenuEtranger } from './refus.ts'
import type { Walk } from './walker.ts'

const SECTOR = 512
const ENTRY = 128
const STREAM = 2

/** The stream that makes an old Office file what it is. */
const mainStreams: Readonly<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
}

/**
 * Old Office files are small file systems. Their directory may stand anywhere, but its entries
 * always begin at a multiple of 128 bytes: looked for there, until the main one is found.
 */
export function* ole(extension: string): Walk {
  const header = yield { take: SECTOR }
  const sectorBits = header.readUInt16LE(30)
  if (!hasSignature('ole', header) || (sectorBits !== 9 && sectorBits !== 12))
    throw contenuEtranger(extension)
  const wanted = (mainStreams[extension] ?? []).map(entryName)
  for (;;) {
    const sector = yield { take: SECTOR }
    for (let at = 0; at < SECTOR; at += ENTRY) {
      const entry = sector.subarray(at, at + ENTRY)
      if (entry[66] === STREAM && wanted.some((name) => entry.subarray(0, 66).equals(name))) return
    }
  }
}

/** Sixty-four bytes for the name, then its length, its final zero included. */
function entryName(name: string): Buffer {
  const bytes = Buffer.alloc(66)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  return bytes
}
