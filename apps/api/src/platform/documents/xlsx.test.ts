import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { toDataText } from './format.ts'
import { heapDuring, type Ligne, tableOf, toBuffer } from './testing/specimen.ts'
import { writeXlsx } from './xlsx.ts'
import { columnName, rowXml } from './xlsx-rows.ts'

async function open(rows: Ligne[]): Promise<Record<string, string>> {
  const parts = unzipSync(await toBuffer(writeXlsx(tableOf(rows))))
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

const sheetOf = async (rows: Ligne[]) => (await open(rows))['xl/worksheets/sheet1.xml'] ?? ''
const cell = (sheet: string, ref: string) =>
  new RegExp(`<c r="${ref}"[^>]*>.*?</c>`, 's').exec(sheet)?.[0]

test('the package has the parts that a workbook needs, each well formed', async () => {
  const parts = await open([{ libelle: 'a & <b>', jour: null, montant: null }])
  assert.deepEqual(Object.keys(parts).sort(), [
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  for (const [path, xml] of Object.entries(parts)) assertWellFormed(xml, path)
  assert.match(parts['xl/workbook.xml'] ?? '', /<sheet name="Relevé d’été" sheetId="1"/)
})

test('the header is bold and stays in sight, columns are as wide as their text', async () => {
  const { 'xl/styles.xml': styles = '', 'xl/worksheets/sheet1.xml': sheet = '' } = await open([
    { libelle: 'x'.repeat(30), jour: '2026-11-03', montant: 1 },
  ])
  assert.match(cell(sheet, 'A1') ?? '', /s="1".*Libellé/)
  const [, header = ''] = /<cellXfs.*?<xf.*?<xf ([^>]*)/s.exec(styles) ?? []
  assert.match(header, /fontId="1"/)
  assert.match(styles, /<fonts count="2"><font>.*?<\/font><font><b\/>/)
  assert.match(sheet, /<pane ySplit="1"[^>]*state="frozen"/)
  assert.match(sheet, /<col min="1" max="1" width="32"/)
})

test('dates are dates and amounts are numbers', async () => {
  const sheet = await sheetOf([
    { libelle: '', jour: '2026-11-03', montant: -12.5 },
    { libelle: '', jour: '1899-12-31', montant: null },
    { libelle: '', jour: '1900-03-01', montant: 0 },
  ])
  // 46 329 days after 30 December 1899.
  assert.equal(cell(sheet, 'B2'), '<c r="B2" s="2"><v>46329</v></c>')
  assert.equal(cell(sheet, 'C2'), '<c r="C2" s="3"><v>-12.5</v></c>')
  assert.match(cell(sheet, 'B3') ?? '', /t="inlineStr".*1899-12-31/)
  assert.equal(cell(sheet, 'B4'), '<c r="B4" s="2"><v>61</v></c>')
  assert.equal(cell(sheet, 'C4'), '<c r="C4" s="3"><v>0</v></c>')
})

test('a moment keeps its hour, on the clocks of Paris', () => {
  const moment = { value: '2026-11-02T23:00:00.000Z', format: 'instant' } as const
  assert.equal(toDataText(moment), '03/11/2026 00:00')
  assert.equal(rowXml([moment], 2), '<row r="2"><c r="A2" s="4"><v>46329</v></c></row>')
  const soir = { value: '2026-11-03T17:00:00.000Z', format: 'instant' } as const
  assert.equal(rowXml([soir], 2), '<row r="2"><c r="A2" s="4"><v>46329.75</v></c></row>')
})

test('a text is never a formula, nor can it break the sheet', async () => {
  const sheet = await sheetOf([
    { libelle: '=HYPERLINK("http://x")', jour: null, montant: null },
    { libelle: 'nul\u0000 cloche\u0007 seul\ud800 🙂 <a>&', jour: null, montant: null },
  ])
  assert.doesNotMatch(sheet, /<f>/)
  assert.match(cell(sheet, 'A2') ?? '', /t="inlineStr".*=HYPERLINK\(&quot;http:\/\/x&quot;\)/)
  assert.match(cell(sheet, 'A3') ?? '', />nul cloche seul\ufffd 🙂 &lt;a&gt;&amp;<\/t>/)
  assertWellFormed(sheet, 'sheet')
})

test('columns after Z', () => {
  assert.deepEqual([0, 25, 26, 51, 52, 701, 702].map(columnName), [
    ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
  ])
})

test('ten thousand rows are written without being held', async () => {
  const { early, late } = await heapDuring(10_000, writeXlsx)
  assert.ok(late - early < 3, `grew from ${early} to ${late} MB`)
})

/** Every tag closes in its turn, and no character that XML forbids is left. */
function assertWellFormed(xml: string, path: string): void {
  const open: string[] = []
  for (const [, close, name = '', self] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) assert.equal(open.pop(), name, path)
    else if (!self) open.push(name)
  }
  assert.deepEqual(open, [], path)
  assert.match(xml, /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u, path)
  assert.doesNotMatch(xml, /&(?!amp;|lt;|gt;|quot;)/, path)
}
