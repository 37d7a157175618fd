export { writeCsv } from './csv.ts'
export { type Letterhead, writePdf } from './pdf.ts'
export type { Table } from './table.ts'
export { writeXlsx } from './xlsx.ts'
