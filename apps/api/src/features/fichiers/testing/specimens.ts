import { crc32, deflateSync } from 'node:zlib'
import { type ZipEntry, zip } from './zip.ts'

/** In two halves, so that no scanner takes this file for what it writes. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}${'$EICAR-STANDARD'}-ANTIVIRUS-TEST-FILE!$H+H*`

/** A document of one empty page, with a filling of the wanted length in all. */
export function pdf(length = 0): Buffer {
  const start =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n%'
  const end = '\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(start + '.'.repeat(Math.max(0, length - start.length - end.length)) + end)
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** One pixel, whatever size is claimed. */
export function png(width = 1, height = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 1, 2, 3]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A photograph with a long description of the camera before its dimensions. */
export function jpeg({ width = 8, height = 8, exif = 60_000, comment = '' } = {}): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.alloc(15)
  frame[0] = 8
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.alloc(exif, 'Exif\0')),
    segment(0xfe, Buffer.from(comment)),
    segment(0xdb, Buffer.alloc(65)),
    Buffer.from([0xff, 0xff]), // filler before a marker
    segment(0xc4, Buffer.alloc(20)),
    segment(0xc0, frame),
    segment(0xda, Buffer.alloc(10)),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ])
}

export function bmp(width = 1, height = 1): Buffer {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(58, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

/** An old Office file whose directory stands in its fourth sector. */
export function ole(...streams: readonly string[]): Buffer {
  const bytes = Buffer.alloc(512 * 6)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  const entries: [string, number][] = [
    ['Root Entry', 5],
    ...streams.map((s) => [s, 2] as [string, number]),
  ]
  for (const [rank, [name, type]] of entries.entries()) {
    const at = 512 * 4 + 128 * rank
    bytes.write(name, at, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64)
    bytes[at + 66] = type
  }
  return bytes
}

export const ooxmlParts = (main: string): ZipEntry[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: main, content: '<document/>' },
]
export const docx = (...more: ZipEntry[]) => zip([...ooxmlParts('word/document.xml'), ...more])
export const xlsx = (...more: ZipEntry[]) => zip([...ooxmlParts('xl/workbook.xml'), ...more])
export const pptx = (...more: ZipEntry[]) => zip([...ooxmlParts('ppt/presentation.xml'), ...more])
