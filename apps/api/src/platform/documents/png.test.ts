import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, inflateSync } from 'node:zlib'
import { drawPng } from './png.ts'

/** Side and pixels of a picture, every part of it checked by its own sum. */
function readPng(file: Buffer) {
  assert.equal(file.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n')
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const longueur = file.readUInt32BE(at)
    const dit = file.subarray(at + 4, at + 8 + longueur)
    assert.equal(crc32(dit), file.readUInt32BE(at + 8 + longueur))
    parts.set(dit.subarray(0, 4).toString('latin1'), dit.subarray(4))
    at += 12 + longueur
  }
  const cote = parts.get('IHDR')?.readUInt32BE(0) ?? 0
  const pixels = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))
  const at = (x: number, y: number) => {
    const debut = y * (1 + cote * 3) + 1 + x * 3
    return `#${pixels.subarray(debut, debut + 3).toString('hex')}`
  }
  assert.equal(pixels.length, cote * (1 + cote * 3))
  return { cote, at, parts: [...parts.keys()] }
}

const carre = { cote: 8, fond: '#0b6765', encre: '#ffffff', x: 0, y: 8, echelle: 1 }

test('a shape is filled where it is, its y upwards, and nowhere else', () => {
  const { cote, at, parts } = readPng(drawPng({ ...carre, trace: 'M2 0L6 0L6 4L2 4Z' }))
  assert.deepEqual([cote, parts], [8, ['IHDR', 'IDAT', 'IEND']])
  assert.equal(at(3, 6), '#ffffff')
  assert.deepEqual([at(3, 2), at(1, 6), at(6, 6)], ['#0b6765', '#0b6765', '#0b6765'])
})

test('a hole that winds the other way stays open, and half a pixel is half of both colours', () => {
  const trou = 'M0 0L8 0L8 8L0 8Z M2 2L2 6L6 6L6 2Z'
  const { at } = readPng(drawPng({ ...carre, trace: trou }))
  assert.deepEqual([at(0, 0), at(4, 4)], ['#ffffff', '#0b6765'])
  const moitie = readPng(drawPng({ ...carre, fond: '#000000', trace: 'M0 0L2.5 0L2.5 8L0 8Z' }))
  assert.deepEqual(
    [moitie.at(1, 4), moitie.at(2, 4), moitie.at(3, 4)],
    ['#ffffff', '#808080', '#000000'],
  )
})

test('curves are followed, and what goes over the edge is cut', () => {
  const disque = 'M8 4C8 6.2 6.2 8 4 8Q0 8 0 4Q0 0 4 0Q8 0 8 4Z'
  const { at } = readPng(drawPng({ ...carre, trace: disque }))
  assert.deepEqual([at(4, 4), at(0, 0)], ['#ffffff', '#0b6765'])
  const large = readPng(drawPng({ ...carre, trace: 'M-50 -50H50V50H-50Z' }))
  assert.deepEqual([large.at(0, 0), large.at(7, 7)], ['#ffffff', '#ffffff'])
})
