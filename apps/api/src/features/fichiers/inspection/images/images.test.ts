import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { bmp, jpeg, png, pngChunk, samsung } from '../../testing/images.ts'
import { type Case, join, look, testCases } from '../../testing/inspection.ts'
import { pdf } from '../../testing/pdf.ts'
import { zip } from '../../testing/zip.ts'

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4)
  return join(head, content)
}
const film = join(box('ftyp', Buffer.from('mp42')), box('mdat', randomBytes(5000)))
const photo = jpeg({ exif: 500 })

const cases: Case[] = [
  // What phones and programs write.
  ['jpg', 'the contrast of another screen after it', join(photo, jpeg({ exif: 50 })), null],
  [
    'jpg',
    'other pictures, with padding between',
    join(photo, Buffer.alloc(300), photo, photo),
    null,
  ],
  ['jpg', 'a film after it', join(photo, film), null],
  ['jpg', 'another picture, then a film', join(photo, photo, film), null],
  ['jpg', 'what Samsung’s phones add', join(photo, samsung(randomBytes(90), film)), null],
  ['jpg', 'zeros after it', join(photo, Buffer.alloc(5000)), null],
  ['jpg', '200 million pixels', jpeg({ width: 16_320, height: 12_240 }), null],
  [
    'png',
    'texts and colours',
    png(
      1,
      1,
      pngChunk('tEXt', Buffer.from('Software\0Camille')),
      pngChunk('iCCP', randomBytes(3000)),
    ),
    null,
  ],
  ['bmp', 'its first line first', bmp(1, -1), null],

  // Two files in one.
  ['png', 'an archive after it', join(png(), zip([{ name: 'a' }])), 'double'],
  [
    'png',
    'an archive and more after it',
    join(png(), zip([{ name: 'a' }]), randomBytes(1000)),
    'double',
  ],
  [
    'png',
    'an archive in a part of its own',
    png(1, 1, pngChunk('prVt', zip([{ name: 'a' }]))),
    'double',
  ],
  ['png', 'a page after it', join(png(), '<!DOCTYPE html><p>'), 'double'],
  ['png', 'a page in its texts', png(1, 1, pngChunk('tEXt', Buffer.from('a\0<SCRIPT>'))), 'double'],
  ['png', 'a document after it', join(png(), pdf()), 'double'],
  ['jpg', 'a program in its comment', jpeg({ comment: '<?php system($_GET[0]); ?>' }), 'double'],
  ['jpg', 'a page in its comment', jpeg({ comment: '<html onload=alert(1)>' }), 'double'],
  ['jpg', 'another archive after it', join(photo, 'Rar!\x1a\x07\x01\0'), 'double'],
  [
    'jpg',
    'an archive in a film after it',
    join(photo, box('ftyp', Buffer.from('mp42')), box('mdat', zip([{ name: 'a' }]))),
    'double',
  ],
  ['bmp', 'a drawing after it', join(bmp(), '<svg onload="">'), 'double'],

  // Traps, and files that are none.
  ['png', '60 000 pixels wide and high', png(60_000, 60_000), 'demesure'],
  ['png', 'a line of a billion pixels', png(1_000_000_000, 1), 'demesure'],
  ['jpg', '65 535 pixels wide and high', jpeg({ width: 65_535, height: 65_535 }), 'demesure'],
  ['bmp', '60 000 pixels wide and high', bmp(60_000, -60_000), 'demesure'],
  ['bmp', 'more pixels than bytes', bmp(500, 500), 'incomplet'],
  [
    'png',
    'ten thousand texts',
    png(1, 1, ...Array.from({ length: 10_001 }, () => pngChunk('tEXt', Buffer.from('a\0b')))),
    'demesure',
  ],
  [
    'png',
    'another first chunk',
    join(png().subarray(0, 12), 'tEXt', png().subarray(16)),
    'etranger',
  ],
  [
    'jpg',
    'the image before its dimensions',
    Buffer.from('ffd8ffda0002ffd9'.padEnd(60, '0'), 'hex'),
    'etranger',
  ],
  ['bmp', 'a text about a car', Buffer.from('BMW : facture du garage, 1 234,56 €'), 'etranger'],

  // Cut on the way.
  ['jpg', 'cut in its first segment', jpeg().subarray(0, 30_000), 'incomplet'],
  ['jpg', 'cut in its pixels', photo.subarray(0, -2), 'incomplet'],
  ['png', 'cut in its header', png().subarray(0, 20), 'incomplet'],
  ['png', 'no end', png().subarray(0, -12), 'incomplet'],
]
testCases(cases)

test('what follows a picture and is nobody’s is cut off, and nothing else', async () => {
  for (const [extension, picture] of [
    ['jpg', photo],
    ['jpg', join(photo, film)],
    ['png', png()],
    ['bmp', bmp()],
  ] satisfies [string, Buffer][]) {
    const bytes = join(picture, 'Xiaomi', Buffer.alloc(2000, 7))
    assert.equal(await look(extension, bytes), picture.length, extension)
  }
  const cut = join(photo, photo.subarray(0, -2))
  assert.equal(await look('jpg', cut), photo.length)
})

test('four bytes that the pixels of a photograph hold by chance are no page', async () => {
  const [start, end] = [photo.subarray(0, -2), photo.subarray(-2)]
  const bytes = join(start, '<svg', '%PDF-', end)
  assert.equal(await look('jpg', bytes), bytes.length)
})
