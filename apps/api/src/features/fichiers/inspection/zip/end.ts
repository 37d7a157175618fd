/** What the last record of a zip archive says. */
export type ZipEnd = {
  /** Where the record stands in the bytes that were looked at. */
  at: number
  entries: number
  directorySize: number
  directoryOffset: number
  /** Its comment goes to the very last byte: nothing follows the archive. */
  isExact: boolean
}

const SIGNATURE = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const RECORD = 22
/** A comment of any length may follow the record: it stands in the last bytes that many. */
const REACH = RECORD + 0xffff

/** The archive that ends in these bytes, if one does. */
export function findZipEnd(bytes: Buffer): ZipEnd | null {
  const first = Math.max(0, bytes.length - REACH)
  for (
    let at = bytes.lastIndexOf(SIGNATURE);
    at >= first;
    at = at === 0 ? -1 : bytes.lastIndexOf(SIGNATURE, at - 1)
  ) {
    const end = readEnd(bytes, at)
    if (end) return end
  }
  return null
}

/** Four bytes may be there by chance: the record must also make sense. */
function readEnd(bytes: Buffer, at: number): ZipEnd | null {
  if (at + RECORD > bytes.length) return null
  const [disk, directoryDisk, here, entries] = [4, 6, 8, 10].map((i) => bytes.readUInt16LE(at + i))
  const directorySize = bytes.readUInt32LE(at + 12)
  const directoryOffset = bytes.readUInt32LE(at + 16)
  const after = bytes.length - (at + RECORD + bytes.readUInt16LE(at + 20))
  if (disk !== 0 || directoryDisk !== 0 || entries === undefined || here !== entries) return null
  if (directorySize < entries * 46 || after < 0) return null
  return { at, entries, directorySize, directoryOffset, isExact: after === 0 }
}

/** Whether an archive ends in these bytes, wherever they begin. */
export const hasZipEnd = (bytes: Buffer) => findZipEnd(bytes) !== null
