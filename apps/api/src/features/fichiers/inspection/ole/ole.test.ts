import { type Case, join, testCases } from '../../testing/inspection.ts'
import { compound, ole, record, slideRecord, wordStream, workbook } from '../../testing/ole.ts'
import { zip } from '../../testing/zip.ts'

const doc = (...more: Parameters<typeof compound>[0]) =>
  compound([{ name: 'WordDocument' }, ...more])
const words = (content: Buffer) => compound([{ name: 'WordDocument', content }])
const sheets = (content: Buffer) => compound([{ name: 'Workbook', content }])
const slides = (content: Buffer) => compound([{ name: 'PowerPoint Document', content }])
const wide = (text: string) => Buffer.from(text, 'utf16le')

/** Another workbook, or a program, that formulas speak to. */
const source = (path: string) => {
  const head = Buffer.from([1, 0, path.length, 0, 0])
  return record(0x01ae, join(head, Buffer.from(path, 'latin1')))
}

/** Its template stands in a list of the table stream. */
function withTemplate(template: string) {
  const name = wide(template)
  const list = Buffer.alloc(10)
  list.writeUInt16LE(0xffff, 0)
  list.writeUInt16LE(18, 2)
  list.writeUInt16LE(template.length, 8)
  const table = join(list, name)
  const content = wordStream()
  content.writeUInt32LE(0, 0x19a)
  content.writeUInt32LE(table.length, 0x19e)
  return compound([
    { name: 'WordDocument', content },
    { name: '0Table', content: table },
  ])
}

function changed(bytes: Buffer, change: (bytes: Buffer) => void): Buffer {
  change(bytes)
  return bytes
}
const entry = (bytes: Buffer, rank: number) => bytes.subarray(1024 + rank * 128)

const cases: Case[] = [
  // What Office and LibreOffice write.
  [
    'doc',
    'the streams of its own',
    doc({ name: '\x01CompObj' }, { name: '\x01Ole' }, { name: '\x05SummaryInformation' }),
    null,
  ],
  ['doc', 'an empty pool of objects', doc({ name: 'ObjectPool', isStorage: true }), null],
  [
    'doc',
    'custom data',
    doc({ name: 'MsoDataStore', isStorage: true }, { name: 'Item', parent: 2 }),
    null,
  ],
  ['doc', 'a long text', words(wordStream('a'.repeat(20_000))), null],
  ['doc', 'fields', words(wordStream('\x13 PAGE \x14 1 \x15 DDE \x13 HYPERLINK "a" \x15')), null],
  ['doc', 'a template of the author’s disk', withTemplate('C:\\Modeles\\Lettre.dot'), null],
  ['doc', 'a stream of another kind beside', ole('Workbook', 'WordDocument'), null],
  ['xls', 'of the time before 1997', ole('Book'), null],
  ['xls', 'a link to another workbook', sheets(workbook(0, source('\x01\x01CBudget.xls'))), null],
  [
    'ppt',
    'no programs, as it says',
    slides(slideRecord(0x03ff, slideRecord(0x0400, Buffer.alloc(12)), 15)),
    null,
  ],
  [
    'ppt',
    'a click that goes on',
    slides(slideRecord(0x0ff3, Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]))),
    null,
  ],

  // Not what it says.
  ['doc', 'a message', ole('__properties_version1.0'), 'etranger'],
  [
    'doc',
    'its main stream inside a storage',
    compound([
      { name: 'a', isStorage: true },
      { name: 'WordDocument', parent: 1 },
    ]),
    'etranger',
  ],
  [
    'doc',
    'the name of its main part as a text',
    join(ole('a'), wide('WordDocument'), Buffer.alloc(600)),
    'etranger',
  ],
  [
    'doc',
    'an archive that ends with it',
    join(ole('WordDocument'), zip([{ name: 'a' }])),
    'double',
  ],

  // Programs.
  [
    'doc',
    'VBA',
    doc(
      { name: 'Macros', isStorage: true },
      { name: 'VBA', isStorage: true, parent: 2 },
      { name: 'dir', parent: 3 },
    ),
    'macro',
  ],
  [
    'doc',
    'VBA under another case',
    doc({ name: 'x', isStorage: true }, { name: '_vba_project', parent: 2 }),
    'macro',
  ],
  [
    'xls',
    'VBA',
    compound([{ name: 'Workbook' }, { name: '_VBA_PROJECT_CUR', isStorage: true }]),
    'macro',
  ],
  ['xls', 'VBA as its records say', sheets(workbook(0, record(0x00d3, Buffer.alloc(0)))), 'macro'],
  ['xls', 'a macro sheet of Excel 4', sheets(workbook(1)), 'macro'],
  ['xls', 'a module', sheets(workbook(6)), 'macro'],
  [
    'xls',
    'a macro sheet in its older stream',
    compound([{ name: 'Workbook' }, { name: 'Book', content: workbook(1) }]),
    'macro',
  ],
  [
    'xls',
    'a macro sheet, by its own beginning',
    sheets(workbook(0, record(0x0809, Buffer.from([0, 6, 0x40, 0])))),
    'macro',
  ],
  [
    'xls',
    'a macro sheet that hides in another record',
    sheets(
      (() => {
        const hidden = record(0x0809, Buffer.from([0, 6, 0x40, 0]))
        const bytes = workbook(0, record(0x1234, hidden))
        bytes.writeUInt32LE(bytes.indexOf(hidden), 24)
        return bytes
      })(),
    ),
    'macro',
  ],
  ['xls', 'a DDE link', sheets(workbook(0, source('cmd\x03/c calc'))), 'programme'],
  [
    'ppt',
    'VBA',
    slides(
      slideRecord(
        0x03ff,
        slideRecord(0x0400, Buffer.from([1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0])),
        15,
      ),
    ),
    'macro',
  ],
  [
    'ppt',
    'a click that starts a program',
    slides(slideRecord(0x0ff3, Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]))),
    'programme',
  ],
  ['doc', 'a DDE field', words(wordStream('texte \x13 DDEAUTO c:\\cmd.exe \x15')), 'programme'],
  [
    'doc',
    'a DDE field on two bytes a letter',
    words(wordStream(wide('texte \x13 DDE excel \x15'))),
    'programme',
  ],

  // Other files inside, and elsewhere.
  [
    'doc',
    'an object',
    doc({ name: 'ObjectPool', isStorage: true }, { name: '_1234', isStorage: true, parent: 2 }),
    'objet',
  ],
  [
    'xls',
    'an object',
    compound([{ name: 'Workbook' }, { name: 'MBD0018D4CE', isStorage: true }]),
    'objet',
  ],
  [
    'xls',
    'an object under another name',
    compound([
      { name: 'Workbook' },
      { name: 'a', isStorage: true },
      { name: '\x01Ole', parent: 2 },
    ]),
    'objet',
  ],
  [
    'xls',
    'an object by its class',
    compound([{ name: 'Workbook' }, { name: 'a', isStorage: true, hasClass: true }]),
    'objet',
  ],
  ['doc', 'a packaged file', doc({ name: '\x01Ole10Native' }), 'objet'],
  [
    'ppt',
    'an object',
    slides(slideRecord(0x0409, slideRecord(0x0fcc, Buffer.alloc(8), 15), 15)),
    'objet',
  ],
  ['ppt', 'the bytes of an object', slides(slideRecord(0x1011, Buffer.alloc(8))), 'objet'],
  ['doc', 'a template elsewhere', withTemplate('https://example.org/a.dot'), 'lienExterne'],
  ['doc', 'a template on another machine', withTemplate('\\\\serveur\\a.dot'), 'lienExterne'],

  // Under a password.
  ['doc', 'a password', words(wordStream('', 0x0100)), 'motDePasse'],
  ['xls', 'a password', sheets(workbook(0, record(0x002f, Buffer.alloc(4)))), 'motDePasse'],
  [
    'ppt',
    'a password',
    compound([
      { name: 'PowerPoint Document' },
      {
        name: 'Current User',
        content: Buffer.from('0000000000000000000000 00dfc4d1f3'.replace(' ', ''), 'hex'),
      },
    ]),
    'motDePasse',
  ],

  // Built to be read for ever, or by nobody.
  [
    'doc',
    'a directory that goes round',
    changed(ole('WordDocument'), (b) => void b.writeUInt32LE(1, 512 + 4)),
    'detourne',
  ],
  [
    'doc',
    'lists of tables that go round',
    changed(ole('WordDocument'), (b) => {
      b.writeUInt32LE(0, 68)
      b.writeUInt32LE(0, 1020)
    }),
    'detourne',
  ],
  [
    'doc',
    'an entry that is its own neighbour',
    changed(ole('WordDocument', 'a'), (b) => void entry(b, 2).writeUInt32LE(2, 72)),
    'detourne',
  ],
  [
    'doc',
    'a storage inside itself',
    changed(doc({ name: 'a', isStorage: true }), (b) => void entry(b, 2).writeUInt32LE(1, 76)),
    'detourne',
  ],
  [
    'doc',
    'a neighbour that is not there',
    changed(ole('WordDocument'), (b) => void entry(b, 1).writeUInt32LE(50, 72)),
    'detourne',
  ],
  ['doc', 'two main streams', ole('WordDocument', 'worddocument'), 'detourne'],
  [
    'doc',
    'a directory past its end',
    changed(ole('WordDocument'), (b) => void b.writeUInt32LE(9999, 48)),
    'incomplet',
  ],
  [
    'doc',
    'a stream longer than the file',
    changed(ole('WordDocument'), (b) => void entry(b, 1).writeUInt32LE(1_000_000, 120)),
    'incomplet',
  ],
  ['doc', 'its end cut off', words(wordStream('a'.repeat(20_000))).subarray(0, 8000), 'incomplet'],
]
testCases(cases)
