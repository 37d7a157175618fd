import { refuse } from '../refus.ts'

const BOF = 0x0809
const BOUNDSHEET = 0x0085
const FILEPASS = 0x002f
const PROGRAMS = 0x00d3
const SUPBOOK = 0x01ae
const telling = new Set([BOF, BOUNDSHEET, FILEPASS, PROGRAMS, SUPBOOK])

/** What a sheet is said to be in the list of sheets, and at its own beginning. */
const MACRO_SHEET = 1
const MODULE = 6
const MACRO_BEGINNING = 0x0040

/** Records of a workbook, one after another: its macro sheets of 1992 show in the list of sheets. */
export function checkWorkbook(stream: Buffer): void {
  const sheets: number[] = []
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at)
    const end = at + 4 + stream.readUInt16LE(at + 2)
    // Most records are cells: what they hold is not even looked at.
    if (telling.has(type)) checkRecord(type, stream.subarray(at + 4, end), sheets)
    at = end
  }
  // A sheet stands where the list says, even where no record should begin.
  for (const at of sheets)
    if (at + 8 <= stream.length && stream.readUInt16LE(at) === BOF)
      checkBeginning(stream.subarray(at + 4, at + 8))
}

function checkRecord(type: number, record: Buffer, sheets: number[]): void {
  if (type === FILEPASS) refuse('motDePasse')
  if (type === PROGRAMS) refuse('macro')
  if (type === BOF) checkBeginning(record)
  if (type === SUPBOOK) checkSource(record)
  if (type !== BOUNDSHEET || record.length < 6) return
  if (record[5] === MACRO_SHEET || record[5] === MODULE) refuse('macro')
  sheets.push(record.readUInt32LE(0))
}

function checkBeginning(record: Buffer): void {
  if (record.length >= 4 && record.readUInt16LE(2) === MACRO_BEGINNING) refuse('macro')
}

/** Another workbook is named by its path; a program and its topic (DDE) are parted by a mark. */
function checkSource(record: Buffer): void {
  if (record.length < 5 || [0x0401, 0x3a01].includes(record.readUInt16LE(2))) return
  const isWide = ((record[4] ?? 0) & 1) === 1
  const path = record.toString(isWide ? 'utf16le' : 'latin1', 5)
  if (path.includes('\x03')) refuse('programme')
}
