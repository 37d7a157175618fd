import { crc32, deflateRawSync } from 'node:zlib'

/** What a header says, when it is not the truth. */
type Claims = Partial<{
  name: string
  packed: number
  unpacked: number
  crc: number
  method: number
  flags: number
}>

export type ZipEntry = {
  name: string
  content?: Buffer | string
  /** Kept as it is, not packed. */
  isStored?: boolean
  /** Instead of what the content packs to. */
  data?: Buffer
  isEncrypted?: boolean
  /** Sizes apart, on eight bytes, as some programs always write them. */
  isLarge?: boolean
  /** Sizes after the data, on that many bytes in all: 12, 16, 20 or 24. */
  descriptor?: number
  /** What the directory says, what the entry's own header says, where the directory says it stands. */
  listed?: Claims
  local?: Claims
  offset?: number
  /** Attributes of Unix: what kind of thing it is. */
  mode?: number
  extra?: Buffer
  /** Bytes that belong to nothing, after it. */
  after?: Buffer
}

type Sizes = { packed: number; unpacked: number; crc: number }
const BLANK = 0xffffffff

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
    const data = entry.data ?? (entry.isStored ? clear : deflateRawSync(clear))
    const sizes = { packed: data.length, unpacked: clear.length, crc: crc32(clear) }
    const own = entry.descriptor ? { packed: 0, unpacked: 0, crc: 0 } : sizes
    const file = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      common(entry, { ...own, ...entry.local }),
      Buffer.alloc(2),
      Buffer.from(entry.local?.name ?? entry.name),
      data,
      descriptorOf(entry.descriptor ?? 0, sizes),
      entry.after ?? Buffer.alloc(0),
    ])
    directory.push(line(entry, { ...sizes, ...entry.listed }, entry.offset ?? offset))
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const large = isLarge ? largeEnd(entries.length, listed.length, offset) : Buffer.alloc(0)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(isLarge ? 0xffff : entries.length, 8)
  end.writeUInt16LE(isLarge ? 0xffff : entries.length, 10)
  end.writeUInt32LE(isLarge ? BLANK : listed.length, 12)
  end.writeUInt32LE(isLarge ? BLANK : offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...files, listed, large, end, Buffer.from(comment, 'latin1')])
}

/** What an entry's own header and its line in the directory both begin with; no extra field. */
function common(entry: ZipEntry, claims: Sizes & Claims): Buffer {
  const bytes = Buffer.alloc(24)
  bytes.writeUInt16LE(20, 0)
  const flags = (entry.isEncrypted ? 1 : 0) | (entry.descriptor ? 8 : 0)
  bytes.writeUInt16LE(claims.flags ?? flags, 2)
  bytes.writeUInt16LE(claims.method ?? (entry.isStored ? 0 : 8), 4)
  bytes.writeUInt32LE(claims.crc, 10)
  bytes.writeUInt32LE(Math.min(claims.packed, BLANK), 14)
  bytes.writeUInt32LE(Math.min(claims.unpacked, BLANK), 18)
  bytes.writeUInt16LE(Buffer.byteLength(claims.name ?? entry.name), 22)
  return bytes
}

function line(entry: ZipEntry, claims: Sizes & Claims, offset: number): Buffer {
  const { isLarge = false } = entry
  const sizes = isLarge ? { ...claims, packed: BLANK, unpacked: BLANK } : claims
  const large = Buffer.alloc(isLarge ? 20 : 0)
  if (isLarge) {
    large.writeUInt16LE(1, 0)
    large.writeUInt16LE(16, 2)
    large.writeBigUInt64LE(BigInt(claims.unpacked), 4)
    large.writeBigUInt64LE(BigInt(claims.packed), 12)
  }
  const extra = Buffer.concat([large, entry.extra ?? Buffer.alloc(0)])
  const rest = Buffer.alloc(16)
  rest.writeUInt16LE(extra.length, 0)
  rest.writeUInt32LE((entry.mode ?? 0) * 0x10000, 8)
  rest.writeUInt32LE(offset, 12)
  const name = Buffer.from(claims.name ?? entry.name)
  const madeBy = Buffer.from([20, entry.mode === undefined ? 0 : 3])
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common(entry, sizes), rest, name, extra])
}

function descriptorOf(length: number, { crc, packed, unpacked }: Sizes): Buffer {
  const bytes = Buffer.alloc(length)
  if (length === 0) return bytes
  const isSigned = length === 16 || length === 24
  if (isSigned) bytes.write('PK\x07\x08', 'latin1')
  const from = isSigned ? 4 : 0
  const width = length - from === 8 + 4 ? 4 : 8
  bytes.writeUInt32LE(crc, from)
  bytes.writeUIntLE(packed, from + 4, 4)
  bytes.writeUIntLE(unpacked, from + 4 + width, 4)
  return bytes
}

/** The two records of large archives. */
function largeEnd(entries: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(76)
  bytes.write('PK\x06\x06', 'latin1')
  bytes.writeBigUInt64LE(44n, 4)
  bytes.writeBigUInt64LE(BigInt(entries), 24)
  bytes.writeBigUInt64LE(BigInt(entries), 32)
  bytes.writeBigUInt64LE(BigInt(size), 40)
  bytes.writeBigUInt64LE(BigInt(offset), 48)
  bytes.write('PK\x06\x07', 56, 'latin1')
  bytes.writeBigUInt64LE(BigInt(offset + size), 64)
  bytes.writeUInt32LE(1, 72)
  return bytes
}
