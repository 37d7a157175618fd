import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateRawSync } from 'node:zlib'
import { type Case, join, testCases } from '../../testing/inspection.ts'
import { docx, ooxmlParts } from '../../testing/ooxml.ts'
import { EICAR } from '../../testing/specimens.ts'
import { type ZipEntry, zip } from '../../testing/zip.ts'
import { createBudget } from '../refus.ts'
import { contentOf, openArchive } from './archive.ts'

const MEGA = 1024 * 1024
const parts = ooxmlParts('docx')
const media = (more: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'word/media/image1.jpeg',
  content: 'une photo',
  ...more,
})
const nothing = Buffer.alloc(40 * MEGA)

/** The same archive, its two lists in another order. */
function reordered(): Buffer {
  const bytes = docx()
  const first = bytes.indexOf('PK\x01\x02')
  const second = bytes.indexOf('PK\x01\x02', first + 1)
  const third = bytes.indexOf('PK\x01\x02', second + 1)
  const end = bytes.indexOf('PK\x05\x06')
  return join(
    bytes.subarray(0, first),
    bytes.subarray(third, end),
    bytes.subarray(first, third),
    bytes.subarray(end),
  )
}
function changed(bytes: Buffer, change: (bytes: Buffer) => void): Buffer {
  change(bytes)
  return bytes
}

const cases: Case[] = [
  // What programs write.
  ['docx', 'parts that are not packed', docx(media({ isStored: true })), null],
  ['docx', 'sizes after the data, signed', docx(media({ descriptor: 16 })), null],
  ['docx', 'sizes after the data, bare', docx(media({ descriptor: 12 })), null],
  ['docx', 'sizes after the data, on eight bytes', docx(media({ descriptor: 24 })), null],
  ['docx', 'the same, bare', docx(media({ descriptor: 20 })), null],
  [
    'docx',
    'sizes apart, in a large archive',
    zip(
      parts.map((p) => ({ ...p, isLarge: true })),
      { isLarge: true },
    ),
    null,
  ],
  ['docx', 'a comment on the archive', zip(parts, { comment: 'merci' }), null],
  ['docx', 'its list in another order', reordered(), null],
  ['docx', 'folders that have a line of their own', docx({ name: 'word/', isStored: true }), null],
  ['docx', 'the attributes of a file of Unix', docx(media({ mode: 0o100644 })), null],

  // Bombs, honest or not about their size.
  ['docx', '40 Mo of nothing in 40 ko', docx(media({ content: nothing })), 'demesure'],
  [
    'docx',
    'the same, said to be 1 ko',
    docx(media({ content: nothing, listed: { unpacked: 1000 }, local: { unpacked: 1000 } })),
    'incomplet',
  ],
  [
    'docx',
    'the same, said to be 2 Mo',
    docx(
      media({ content: nothing, listed: { unpacked: 2 * MEGA }, local: { unpacked: 2 * MEGA } }),
    ),
    'incomplet',
  ],
  [
    'docx',
    'the same, its sizes after it',
    docx(media({ content: nothing, descriptor: 16, listed: { unpacked: 1000 } })),
    'double',
  ],
  [
    'docx',
    'a part said to become 300 Mo',
    docx(media({ listed: { unpacked: 300 * MEGA } })),
    'demesure',
  ],
  [
    'docx',
    'parts of 300 Mo in all, and weight enough for it',
    docx(
      media({ content: randomBytes(2.5 * MEGA), isStored: true }),
      media({ name: 'word/a.xml', listed: { unpacked: 300 * MEGA } }),
    ),
    'demesure',
  ],
  [
    'docx',
    'sizes apart that say 5 Go',
    docx(media({ isLarge: true, listed: { unpacked: 5 * 1024 ** 3 } })),
    'demesure',
  ],
  [
    'docx',
    'thirty parts said to become 10 Mo each',
    docx(
      ...Array.from({ length: 30 }, (_, i) =>
        media({ name: `word/${i}.xml`, listed: { unpacked: 10 * MEGA } }),
      ),
    ),
    'demesure',
  ],
  [
    'docx',
    'six thousand parts',
    docx(...Array.from({ length: 6000 }, (_, i) => media({ name: `word/media/${i}.jpeg` }))),
    'demesure',
  ],
  [
    'docx',
    'a part that is less than said',
    docx(media({ listed: { unpacked: 5000 }, local: { unpacked: 5000 } })),
    'incomplet',
  ],
  [
    'docx',
    'a part of another sum',
    docx(media({ listed: { crc: 1 }, local: { crc: 1 } })),
    'incomplet',
  ],
  [
    'docx',
    'packed data that end before their end',
    docx(media({ data: join(deflateRawSync('une photo'), 'reste') })),
    'incomplet',
  ],
  [
    'docx',
    'packed data that never end',
    docx(media({ data: deflateRawSync('une photo').subarray(0, 4) })),
    'incomplet',
  ],

  // Two lists that disagree, parts that share bytes or hide between others.
  [
    'docx',
    'parts that share their bytes',
    docx(media(), media({ name: 'word/media/b.jpeg', offset: 0 })),
    'double',
  ],
  [
    'docx',
    'bytes of nobody between two parts',
    docx(media({ after: Buffer.from('MZ') }), media({ name: 'word/b' })),
    'double',
  ],
  [
    'docx',
    'a part that the list does not name',
    changed(docx(media()), (b) => {
      const end = b.length - 22
      b.writeUInt16LE(3, end + 8)
      b.writeUInt16LE(3, end + 10)
    }),
    'incomplet',
  ],
  [
    'docx',
    'another name in its own header',
    docx(media({ local: { name: 'word/media/image1.exe!' } })),
    'double',
  ],
  ['docx', 'another size in its own header', docx(media({ local: { unpacked: 3 } })), 'double'],
  [
    'docx',
    'another way of packing in its own header',
    docx(media({ local: { method: 0 } })),
    'double',
  ],
  [
    'docx',
    'a way of packing that no Office program uses',
    docx(media({ listed: { method: 12 }, local: { method: 12 } })),
    'detourne',
  ],
  [
    'docx',
    'sizes after the data that lie',
    docx(media({ descriptor: 16, listed: { crc: 5 } })),
    'double',
  ],
  ['docx', 'two parts of one name', docx(media(), media()), 'double'],
  [
    'docx',
    'two names that differ by their case',
    docx(media(), media({ name: 'WORD/MEDIA/IMAGE1.JPEG' })),
    'double',
  ],
  [
    'docx',
    'a second name in its extra field',
    docx(media({ extra: Buffer.from('75700500010000000041', 'hex') })),
    'double',
  ],
  ['docx', 'something before the archive', join('MZ', docx()), 'etranger'],
  ['docx', 'the beginning of another archive before it', join('PK\x03\x04', docx()), 'double'],
  ['docx', 'a second archive after it', join(docx(), docx()), 'double'],
  ['docx', 'something after the archive', join(docx(), 'x'), 'double'],
  [
    'docx',
    'a second end in its comment',
    zip(parts, { comment: `${zip([]).toString('latin1')}x` }),
    'double',
  ],
  [
    'docx',
    'the end of a large archive that says otherwise',
    changed(zip(parts, { isLarge: true }), (b) => void b.writeUInt32LE(2, b.length - 22 - 76 + 32)),
    'double',
  ],
  ['docx', 'parts under a password', docx(media({ isEncrypted: true })), 'motDePasse'],
  ['docx', 'a password in its own header only', docx(media({ local: { flags: 1 } })), 'double'],

  // Names.
  ...[
    '../../etc/passwd',
    'word/../../a',
    '/etc/passwd',
    'C:/a.exe',
    'c:a',
    'word\\a.xml',
    '\\\\serveur\\a',
    'word/\0.xml',
    'word/a\nb.xml',
    'word/\x7f',
    `word/${'x'.repeat(252)}`,
    'word/./a',
    '',
  ].map(
    (name) =>
      [
        'docx',
        `a part called ${JSON.stringify(name).slice(0, 30)}`,
        docx(media({ name })),
        'detourne',
      ] as const,
  ),
  [
    'docx',
    'a link to elsewhere',
    docx(media({ content: '/etc/passwd', mode: 0o120777 })),
    'detourne',
  ],

  // Cut on the way.
  ['docx', 'no directory', docx().subarray(0, -60), 'incomplet'],
  [
    'docx',
    'a directory that begins elsewhere',
    changed(docx(), (b) => void b.writeUInt32LE(b.readUInt32LE(b.length - 6) + 3, b.length - 6)),
    'incomplet',
  ],

  [
    'docx',
    'the test virus, packed',
    docx(media({ content: `${'-'.repeat(300)}${EICAR}` })),
    'virus',
  ],
]
testCases(cases)

test('a large part is counted without being held', async () => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const held = async () => {
    // What is freed is given back a moment later.
    for (let times = 0; times < 3; times++) {
      await new Promise(setImmediate)
      collect()
    }
    return process.memoryUsage().arrayBuffers
  }
  const [part] = openArchive(zip([media({ content: Buffer.alloc(30 * MEGA) })]))
  assert.ok(part)
  const before = await held()
  let [most, length] = [0, 0]
  for await (const piece of contentOf(part, createBudget(100 * MEGA))) {
    length += piece.length
    if (length % (5 * MEGA) === 0) most = Math.max(most, (await held()) - before)
  }
  assert.equal(length, 30 * MEGA)
  assert.ok(most < 8 * MEGA, `${most} bytes were held`)
})
