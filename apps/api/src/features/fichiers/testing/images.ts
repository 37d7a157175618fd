import { crc32, deflateSync } from 'node:zlib'

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** One pixel, whatever size is claimed. */
export function png(width = 1, height = 1, ...more: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...more,
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
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** What Samsung's phones put after a photograph: blocks, then a table that counts back to them. */
export function samsung(...blocks: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(12 + 12 * blocks.length)
  table.write('SEFH')
  table.writeUInt32LE(106, 4)
  table.writeUInt32LE(blocks.length, 8)
  let left = blocks.reduce((sum, { length }) => sum + length, 0)
  for (const [rank, { length }] of blocks.entries()) {
    table.writeUInt32LE(left, 16 + 12 * rank)
    table.writeUInt32LE(length, 20 + 12 * rank)
    left -= length
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(table.length)
  end.write('SEFT', 4)
  return Buffer.concat([...blocks, table, end])
}
