import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  content?: Buffer | string
  /** What the directory claims, when it is not the truth. */
  unpacked?: number
  packed?: number
  isEncrypted?: boolean
  /** Sizes apart, on eight bytes, as some programs always write them. */
  isLarge?: boolean
}

/** An archive by the book, or against it. */
export function zip(
  entries: readonly ZipEntry[],
  { comment = '', isLarge = false }: { comment?: string; isLarge?: boolean } = {},
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const clear = Buffer.from(entry.content ?? '')
    const packed = deflateRawSync(clear)
    const name = Buffer.from(entry.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(entry.isEncrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(clear), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(clear.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const sizes = [entry.unpacked ?? clear.length, entry.packed ?? packed.length] as const
    directory.push(directoryEntry(common, name, offset, sizes, entry.isLarge ?? false))
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  const large = Buffer.alloc(isLarge ? 76 : 0)
  if (isLarge) large.write('PK\x06\x06', 'latin1')
  return Buffer.concat([...files, listed, large, end, Buffer.from(comment)])
}

function directoryEntry(
  common: Buffer,
  name: Buffer,
  offset: number,
  [unpacked, packed]: readonly [number, number],
  isLarge: boolean,
): Buffer {
  const header = Buffer.alloc(46)
  header.write('PK\x01\x02', 'latin1')
  common.copy(header, 6)
  header.writeUInt32LE(isLarge ? 0xffffffff : packed, 20)
  header.writeUInt32LE(isLarge ? 0xffffffff : unpacked, 24)
  header.writeUInt32LE(offset, 42)
  const extra = Buffer.alloc(isLarge ? 20 : 0)
  if (isLarge) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(BigInt(unpacked), 4)
    extra.writeBigUInt64LE(BigInt(packed), 12)
  }
  header.writeUInt16LE(extra.length, 30)
  return Buffer.concat([header, name, extra])
}
