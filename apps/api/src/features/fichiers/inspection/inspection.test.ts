import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { formatAttendu } from '@espace-adherent/domain'
import { writePdf, writeXlsx } from '../../../platform/documents/index.ts'
import { tableOf, toBuffer } from '../../../platform/documents/testing/specimen.ts'
import {
  bmp,
  docx,
  EICAR,
  jpeg,
  ole,
  ooxmlParts,
  pdf,
  png,
  pptx,
  xlsx,
} from '../testing/specimens.ts'
import { zip } from '../testing/zip.ts'
import { createInspection } from './index.ts'

/** The refusal of these bytes under that extension, or null; the same however they are cut. */
function inspect(extension: string, bytes: Buffer): string | null {
  const verdicts = [1, 1000, 65_536].map((size) => {
    // A byte at a time is slow: enough for what is short.
    const step = size === 1 && bytes.length > 100_000 ? 997 : size
    return inspectBy(extension, bytes, step)
  })
  assert.equal(new Set(verdicts).size, 1, verdicts.join(' / '))
  return verdicts[0] ?? null
}

function inspectBy(extension: string, bytes: Buffer, size: number): string | null {
  const format = formatAttendu(`a.${extension}`)
  assert.ok(format)
  try {
    const inspection = createInspection(format)
    for (let i = 0; i < bytes.length; i += size) inspection.write(bytes.subarray(i, i + size))
    inspection.end()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
const etranger = (extension: string) =>
  `Le contenu de ce fichier n’est pas celui d’un fichier .${extension}`
const incomplet = 'Ce fichier est incomplet ou endommagé'
const double = 'Ce fichier contient autre chose que le document annoncé : il n’est pas accepté'
const demesure = 'Ce document est trop volumineux une fois ouvert : il n’est pas accepté'
const virus = 'Un virus a été détecté dans ce fichier : il n’a pas été conservé'

const sound: Record<string, Buffer> = {
  bmp: bmp(),
  jpg: jpeg(),
  jpeg: jpeg(),
  png: png(),
  pdf: pdf(),
  doc: ole('1Table', 'WordDocument'),
  docx: docx(),
  ppt: ole('Current User', 'PowerPoint Document'),
  pptx: pptx(),
  xls: ole('Workbook'),
  xlsx: xlsx(),
}

for (const [extension, bytes] of Object.entries(sound)) {
  test(`a sound .${extension} is accepted`, () => assert.equal(inspect(extension, bytes), null))

  test(`R5.71 content of any other family under .${extension} is refused`, () => {
    const isSame = (other: string) => /^jpe?g$/.test(other) && /^jpe?g$/.test(extension)
    for (const [other, foreign] of Object.entries(sound))
      if (other !== extension && !isSame(other))
        assert.equal(inspect(extension, foreign), etranger(extension), `${other} as ${extension}`)
    for (const text of [
      '',
      'a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html></html>',
      'BM',
      '{}',
    ])
      assert.equal(inspect(extension, Buffer.from(text)), etranger(extension), text)
  })

  test(`the test virus in a .${extension} is found, alone or hidden in a sound one`, () => {
    assert.equal(inspect(extension, Buffer.from(EICAR)), virus)
    const hidden = join(bytes.subarray(0, 600), EICAR, bytes.subarray(600))
    assert.equal(inspectBy(extension, hidden, 65_536), virus)
  })
}

const tables: [string, string, Buffer, string | null][] = [
  // What real programs and phones write.
  [
    'pdf',
    'two generations, and lines after the end',
    join(pdf(), pdf().subarray(9), '\r\n\0\0'),
    null,
  ],
  [
    'pdf',
    'an archive attached in its middle',
    join(pdf(200).subarray(0, 150), docx(), pdf(9000).subarray(150)),
    null,
  ],
  [
    'pdf',
    'a page about HTML in its text',
    join(pdf(200).subarray(0, 150), '<html><script>', pdf(9000).subarray(150)),
    null,
  ],
  ['jpg', 'another photograph after it', join(jpeg(), jpeg()), null],
  ['jpg', 'a film after it', join(jpeg(), 'ftypmp42', randomBytes(200_000)), null],
  ['jpg', '200 million pixels', jpeg({ width: 16_320, height: 12_240 }), null],
  ['bmp', 'its first line first', bmp(1, -1), null],
  ['xls', 'of the time before 1997', ole('Book'), null],
  ['doc', 'with a table inside', ole('Workbook', 'WordDocument'), null],
  ['docx', 'its main part numbered', zip(ooxmlParts('word/document2.xml')), null],
  [
    'docx',
    'a comment on the archive',
    zip(ooxmlParts('word/document.xml'), { comment: 'merci' }),
    null,
  ],
  [
    'xlsx',
    'sizes apart, on eight bytes',
    zip(
      ooxmlParts('xl/workbook.xml').map((e) => ({ ...e, isLarge: true })),
      { isLarge: true },
    ),
    null,
  ],
  [
    'xlsx',
    'a table that packs well',
    xlsx({ name: 'xl/worksheets/sheet1.xml', content: '<c><v>1</v></c>'.repeat(1_000_000) }),
    null,
  ],

  // Two files in one.
  ['pdf', 'something before the header', join(' ', pdf()), etranger('pdf')],
  [
    'pdf',
    'a page before the header',
    join('<html><script>alert(1)</script>', pdf()),
    etranger('pdf'),
  ],
  ['pdf', 'an archive after it', join(pdf(), docx()), double],
  [
    'pdf',
    'an archive whose comment is its end',
    join(pdf(), zip([{ name: 'a' }], { comment: '%%EOF' })),
    double,
  ],
  ['pdf', 'an archive and a line after it', join(pdf(), zip([{ name: 'a' }]), '\n'), double],
  ['pdf', 'a script after it', join(pdf(), '<SCRIPT>alert(1)</SCRIPT>'), double],
  ['png', 'an archive after it', join(png(), zip([{ name: 'a' }])), double],
  [
    'png',
    'an archive and more after it',
    join(png(), zip([{ name: 'a' }]), randomBytes(1000)),
    double,
  ],
  ['png', 'a page after it', join(png(), '<!DOCTYPE html><p>'), double],
  ['png', 'a document after it', join(png(), pdf()), double],
  ['jpg', 'a program in its comment', jpeg({ comment: '<?php system($_GET[0]); ?>' }), double],
  ['jpg', 'a page in its comment', jpeg({ comment: '<html onload=alert(1)>' }), double],
  ['jpg', 'another archive after it', join(jpeg(), 'Rar!\x1a\x07\x01\0'), double],
  ['bmp', 'a drawing after it', join(bmp(), '<svg onload="">'), double],
  ['doc', 'an archive that ends with it', join(ole('WordDocument'), zip([{ name: 'a' }])), double],
  ['docx', 'a second archive after it', join(docx(), docx()), double],
  ['docx', 'something after the archive', join(docx(), 'x'), double],
  ['docx', 'two parts of one name', docx({ name: 'word/document.xml', content: 'autre' }), double],

  // Not what it says.
  ['docx', 'a bare archive', zip([{ name: 'virus.exe', content: 'MZ' }]), etranger('docx')],
  ['docx', 'an archive of nothing', zip([]), etranger('docx')],
  ['docx', 'no list of types', zip(ooxmlParts('word/document.xml').slice(1)), etranger('docx')],
  ['docx', 'the parts of a table', xlsx(), etranger('docx')],
  ['docx', 'macros', docx({ name: 'word/vbaProject.bin', content: 'x' }), etranger('docx')],
  [
    'docx',
    'parts under a password',
    docx({ name: 'word/a.xml', isEncrypted: true }),
    etranger('docx'),
  ],
  [
    'docx',
    'a whole file under a password',
    ole('EncryptedPackage', 'EncryptionInfo'),
    etranger('docx'),
  ],
  ['doc', 'a message', ole('__properties_version1.0'), etranger('doc')],
  [
    'doc',
    'the name of its main part as a text',
    join(ole(), Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(600)),
    etranger('doc'),
  ],
  ['pdf', 'no version', Buffer.from('%PDF-abc'), etranger('pdf')],
  [
    'bmp',
    'a text about a car',
    Buffer.from('BMW : facture du garage, 1 234,56 €'),
    etranger('bmp'),
  ],
  [
    'png',
    'another first chunk',
    join(png().subarray(0, 12), 'tEXt', png().subarray(16)),
    etranger('png'),
  ],
  [
    'jpg',
    'the image before its dimensions',
    Buffer.from('ffd8ffda0002ffd9'.padEnd(60, '0'), 'hex'),
    etranger('jpg'),
  ],

  // Cut on the way.
  ['pdf', 'no end', pdf(5000).subarray(0, 4000), incomplet],
  ['jpg', 'cut in its first segment', jpeg().subarray(0, 30_000), incomplet],
  ['png', 'cut in its header', png().subarray(0, 20), incomplet],
  ['docx', 'no directory', docx().subarray(0, -60), incomplet],
  [
    'docx',
    'a directory that begins elsewhere',
    (() => {
      const bytes = docx()
      bytes.writeUInt32LE(bytes.readUInt32LE(bytes.length - 6) + 3, bytes.length - 6)
      return bytes
    })(),
    incomplet,
  ],

  // Traps for whoever opens it.
  [
    'docx',
    'a part that becomes 300 Mo',
    docx({ name: 'word/a.xml', unpacked: 300 * 1024 * 1024 }),
    demesure,
  ],
  [
    'docx',
    'many parts that become 300 Mo',
    docx(
      ...Array.from({ length: 30 }, (_, i) => ({
        name: `word/${i}.xml`,
        unpacked: 10 * 1024 * 1024,
      })),
    ),
    demesure,
  ],
  [
    'xlsx',
    'a real one: 40 Mo of nothing in 40 ko',
    xlsx({ name: 'xl/a.xml', content: Buffer.alloc(40 * 1024 * 1024) }),
    demesure,
  ],
  [
    'docx',
    'sizes apart that say 5 Go',
    docx({ name: 'word/a.xml', unpacked: 5 * 1024 ** 3, isLarge: true }),
    demesure,
  ],
  [
    'docx',
    'parts that share their bytes',
    docx(...Array.from({ length: 9 }, (_, i) => ({ name: `word/${i}.xml`, packed: 5000 }))),
    demesure,
  ],
  [
    'docx',
    'ten thousand parts',
    docx(...Array.from({ length: 10_000 }, (_, i) => ({ name: `word/media/image${i}.jpeg` }))),
    demesure,
  ],
  ['png', '60 000 pixels wide and high', png(60_000, 60_000), demesure],
  ['jpg', '65 535 pixels wide and high', jpeg({ width: 65_535, height: 65_535 }), demesure],
  ['bmp', '60 000 pixels wide and high', bmp(60_000, -60_000), demesure],
]

for (const [extension, what, bytes, refusal] of tables) {
  test(`.${extension} with ${what}: ${refusal ?? 'accepted'}`, () =>
    assert.equal(inspect(extension, bytes), refusal))
}

test('the documents that the portal itself writes are accepted', async () => {
  const rows = [{ libelle: 'Consultation', jour: '2026-03-01', montant: 26.5 }]
  const letterhead = { nom: 'Mutuelle Horizon', couleur: '#123456' }
  assert.equal(inspect('xlsx', await toBuffer(writeXlsx(tableOf(rows)))), null)
  assert.equal(inspect('pdf', await writePdf(tableOf(rows), letterhead)), null)
})

test('random bytes behind each signature never raise anything but a refusal', () => {
  for (const [extension, bytes] of Object.entries(sound))
    for (let i = 0; i < 200; i++) {
      const noise = join(bytes.subarray(0, (i * 7) % 600), randomBytes(i * 10))
      const verdict = inspectBy(extension, noise, 333)
      if (verdict !== null) assert.match(verdict, /fichier|document/)
    }
})
