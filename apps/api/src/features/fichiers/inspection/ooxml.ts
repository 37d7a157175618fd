import { contenuDemesure, contenuDouble, contenuEtranger, contenuIncomplet } from './refus.ts'
import type { Tail } from './tail.ts'
import { findZipEnd, type ZipEnd } from './zip-end.ts'

/** A directory of some five thousand parts: a long presentation has one or two thousand. */
export const OOXML_TAIL = 512 * 1024

/** What all parts together may become, and how many times the file's own weight past `SMALL`. */
const UNPACKED_MAX = 256 * 1024 * 1024
const SMALL = 32 * 1024 * 1024
const RATIO_MAX = 150

/** The part that makes a new Office file what it is; some programs number it. */
const mainParts: Readonly<Record<string, RegExp>> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
}

/** Programs are kept in files of other extensions (docm, xlsm, pptm), which are not accepted. */
const macros = /vbaproject\.bin$/i

type Part = { name: string; isEncrypted: boolean; packed: number; unpacked: number }

/** New Office files are zip archives: the directory at their end names all parts and their sizes. */
export function checkOoxmlEnd(tail: Tail, extension: string): void {
  const bytes = tail.bytes()
  const end = findZipEnd(bytes)
  if (!end) throw contenuIncomplet()
  const start = end.directoryOffset - (tail.length() - bytes.length)
  if (start < 0) throw contenuDemesure()
  const parts = readDirectory(bytes.subarray(start, start + end.directorySize), end)
  if (!parts) throw contenuIncomplet()
  const between = bytes.subarray(start + end.directorySize, end.at)
  if (!end.isExact || !isZip64Record(between)) throw contenuDouble()
  checkSizes(parts, tail.length())
  checkNames(parts, extension)
}

/** Between the directory and the end stands nothing, or the two records of large archives. */
const isZip64Record = (bytes: Buffer) =>
  bytes.length === 0 || (bytes.length === 76 && bytes.readUInt32LE(0) === 0x06064b50)

function checkSizes(parts: readonly Part[], length: number): void {
  const packed = parts.reduce((sum, part) => sum + part.packed, 0)
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0)
  // More than the whole file: parts that share their bytes, a known trap.
  if (packed > length || unpacked > UNPACKED_MAX) throw contenuDemesure()
  if (unpacked > SMALL && unpacked > RATIO_MAX * length) throw contenuDemesure()
}

function checkNames(parts: readonly Part[], extension: string): void {
  const names = new Set(parts.map(({ name }) => name))
  const main = mainParts[extension]
  if (!names.has('[Content_Types].xml') || !names.has('_rels/.rels'))
    throw contenuEtranger(extension)
  if (!parts.some(({ name }) => main?.test(name))) throw contenuEtranger(extension)
  if (parts.some(({ name, isEncrypted }) => isEncrypted || macros.test(name)))
    throw contenuEtranger(extension)
  // Two parts of one name: each reader would choose its own.
  if (names.size !== parts.length) throw contenuDouble()
}

/** Null when the directory is not what the end of the archive announces. */
function readDirectory(bytes: Buffer, { entries }: ZipEnd): Part[] | null {
  const parts: Part[] = []
  let at = 0
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((i) =>
      bytes.readUInt16LE(at + i),
    )
    const extra = at + 46 + nameLength
    parts.push({
      name: bytes.toString('utf8', at + 46, extra),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      ...readSizes(bytes, at, bytes.subarray(extra, extra + extraLength)),
    })
    at = extra + extraLength + commentLength
  }
  return at === bytes.length && parts.length === entries ? parts : null
}

/** Some programs always write their sizes as those of large archives are: apart, on eight bytes. */
function readSizes(bytes: Buffer, at: number, extra: Buffer) {
  const sizes = { unpacked: bytes.readUInt32LE(at + 24), packed: bytes.readUInt32LE(at + 20) }
  const isLarge = extra.length >= 4 && extra.readUInt16LE(0) === 1
  let from = 4
  for (const which of ['unpacked', 'packed'] as const)
    if (isLarge && sizes[which] === 0xffffffff && from + 8 <= extra.length) {
      sizes[which] = Number(extra.readBigUInt64LE(from))
      from += 8
    }
  return sizes
}
