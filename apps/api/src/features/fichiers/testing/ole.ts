/** An entry of an old Office file: its storage is an earlier one, by rank; 0 is the root. */
export type OleSpecimen = {
  name: string
  content?: Buffer
  isStorage?: boolean
  parent?: number
  hasClass?: boolean
}

const SECTOR = 512
const END = 0xfffffffe
const NONE = 0xffffffff

/** What Word writes first: a header without anything particular. */
export const wordStream = (text: Buffer | string = '', flags = 0): Buffer => {
  const header = Buffer.alloc(1024)
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(flags, 10)
  return Buffer.concat([header, Buffer.from(text)])
}

/** A record of Excel. */
export function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

/** A workbook of one sheet, of that type in its list: 0 a table, 1 a macro sheet. */
export function workbook(sheetType = 0, ...more: readonly Buffer[]): Buffer {
  const beginning = Buffer.alloc(16)
  beginning.writeUInt16LE(0x0600, 0)
  beginning.writeUInt16LE(5, 2)
  const sheet = Buffer.from([0, 0, 0, 0, 0, sheetType, 1, 0, 0x41])
  return Buffer.concat([
    record(0x0809, beginning),
    record(0x0085, sheet),
    ...more,
    record(0x000a, Buffer.alloc(0)),
  ])
}

/** A record of PowerPoint; version 15 holds others. */
export function slideRecord(type: number, data: Buffer, version = 0): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(type, 2)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

const contents: Readonly<Record<string, Buffer>> = {
  WordDocument: wordStream(),
  Workbook: workbook(),
  Book: workbook(),
  'PowerPoint Document': slideRecord(0x03e8, slideRecord(0x03e9, Buffer.alloc(40)), 15),
}

/** An old Office file with streams of these names at its root. */
export const ole = (...names: readonly string[]) => compound(names.map((name) => ({ name })))

/** A small file system as Office writes it: header, table, directory, then the streams. */
export function compound(given: readonly OleSpecimen[]): Buffer {
  const entries = given.map((entry) => ({
    ...entry,
    content: entry.content ?? contents[entry.name] ?? Buffer.alloc(0),
  }))
  const small: Buffer[] = []
  const smallTable: number[] = []
  const large: Buffer[] = []
  const chains: number[][] = []
  const directorySectors = Math.ceil((entries.length + 1) / 4)
  // The table is the first sector, the directory comes next.
  let next = 1 + directorySectors
  const place = (content: Buffer) => {
    const count = Math.ceil(content.length / SECTOR)
    const start = next
    large.push(content, Buffer.alloc(count * SECTOR - content.length))
    chains.push(Array.from({ length: count }, (_, i) => start + i))
    next += count
    return count === 0 ? END : start
  }
  const placeSmall = (content: Buffer) => {
    const start = smallTable.length
    const count = Math.ceil(content.length / 64)
    small.push(content, Buffer.alloc(count * 64 - content.length))
    for (let i = 1; i <= count; i++) smallTable.push(i === count ? END : start + i)
    return count === 0 ? END : start
  }
  const starts = entries.map(({ content }) =>
    content.length >= 4096 ? place(content) : placeSmall(content),
  )
  const shared = Buffer.concat(small)
  const sharedStart = place(shared)
  const tableBytes = Buffer.alloc(smallTable.length * 4)
  smallTable.forEach((value, rank) => void tableBytes.writeUInt32LE(value, rank * 4))
  const tableStart = place(tableBytes)

  const header = Buffer.alloc(SECTOR, 0xff)
  header.fill(0, 0, 76)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(tableStart, 60)
  header.writeUInt32LE(END, 68)
  header.writeUInt32LE(0, 76)

  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  chains.push(Array.from({ length: directorySectors }, (_, i) => 1 + i))
  for (const chain of chains)
    for (const [i, rank] of chain.entries())
      if (rank < SECTOR / 4) table.writeUInt32LE(chain[i + 1] ?? END, rank * 4)

  const directory = Buffer.alloc(directorySectors * SECTOR)
  const children = entries.map((_, rank) => rank + 1)
  const write = (rank: number, name: string, type: number, start: number, size: number) => {
    const at = rank * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, at + 64)
    directory[at + 66] = type
    for (const link of [68, 72, 76]) directory.writeUInt32LE(NONE, at + link)
    directory.writeUInt32LE(start, at + 116)
    directory.writeUInt32LE(size, at + 120)
  }
  write(0, 'Root Entry', 5, sharedStart, shared.length)
  entries.forEach(({ name, content, isStorage, hasClass }, i) => {
    write(i + 1, name, isStorage ? 1 : 2, starts[i] ?? END, content.length)
    if (hasClass) directory.fill(7, (i + 1) * 128 + 80, (i + 1) * 128 + 96)
  })
  // Each storage points to its last child, and each child to the one before it.
  const last = new Map<number, number>()
  for (const rank of children) {
    const parent = entries[rank - 1]?.parent ?? 0
    directory.writeUInt32LE(last.get(parent) ?? NONE, rank * 128 + 68)
    last.set(parent, rank)
  }
  for (const [parent, rank] of last) directory.writeUInt32LE(rank, parent * 128 + 76)
  return Buffer.concat([header, table, directory, ...large])
}
