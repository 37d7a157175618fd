import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanImage } from './images.ts'

const nettoie = (source: string) => {
  const image = cleanImage(Buffer.from(source))
  return image ? Buffer.from(image.contenu).toString() : null
}
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

test('a drawing keeps all that draws: shapes, gradients, styles, its own pictures', () => {
  const svg =
    `<svg ${XMLNS} viewBox="0 0 10 10"><style>.a{fill:#0b6765;filter:url(#f)}</style>` +
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<circle class="a" cx="5" cy="5" r="4" fill="url(#g)"></circle>' +
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image></svg>'
  assert.equal(nettoie(`<?xml version="1.0"?><!-- atelier --><!DOCTYPE svg>${svg}`), svg)
})

for (const [quoi, dedans] of [
  ['a script', '<script>alert(1)</script>'],
  ['a page within', '<foreignObject><p>x</p></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"></a>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a comment', '<!-- x -->'],
] satisfies [string, string][])
  test(`${quoi} in a drawing is left out`, () => {
    const propre = nettoie(`<svg ${XMLNS}>${dedans}<path d="M0 0"/></svg>`)
    assert.match(propre ?? '', /<path d="M0 0"><\/path><\/svg>$/)
    assert.doesNotMatch(propre ?? '', /script|foreignObject|<a|<set|<!--/)
  })

for (const [quoi, attribut] of [
  ['a handler', 'onload="alert(1)"'],
  ['a handler in capitals', 'ONLOAD="alert(1)"'],
  ['a part of another file', 'href="https://ailleurs.example/a.svg#x"'],
  ['a picture from elsewhere', 'xlink:href="//ailleurs.example/a.png"'],
  ['a page as a picture', 'href="data:text/html,x"'],
  ['a style that fetches', 'style="fill:url(https://ailleurs.example)"'],
  ['a filling that fetches', 'fill="url( //ailleurs.example )"'],
] satisfies [string, string][])
  test(`${quoi} is taken off its shape`, () =>
    assert.equal(
      nettoie(`<svg ${XMLNS}><use ${attribut} x="1"/></svg>`),
      `<svg ${XMLNS}><use x="1"></use></svg>`,
    ))

test('styles that fetch, and what is no drawing at all, are refused', () => {
  assert.equal(nettoie(`<svg ${XMLNS}><style>@import "x";</style><path/></svg>`), null)
  assert.equal(nettoie(`<svg ${XMLNS}><style>a{fill:u\\72l(//x)}</style><path/></svg>`), null)
  for (const source of ['', 'bonjour', '<html><svg><path/></svg></html>', '<svg></svg>', 'GIF89a'])
    assert.equal(nettoie(source), null, source)
  assert.equal(nettoie(`<svg ${XMLNS}><path/>${' '.repeat(200 * 1024)}</svg>`), null)
})

test('a drawing that does not say what it is says so', () => {
  assert.equal(
    nettoie('<svg><use xlink:href="#a"/></svg>'),
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"></use></svg>`,
  )
})

const chunk = (nom: string, data: Buffer) => {
  const octets = Buffer.alloc(12 + data.length)
  octets.writeUInt32BE(data.length)
  octets.write(nom, 4, 'latin1')
  data.copy(octets, 8)
  return octets
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const ihdr = (largeur: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(largeur)
  data.writeUInt32BE(2, 4)
  return chunk('IHDR', data)
}
const idat = chunk('IDAT', Buffer.from('abc'))
const iend = chunk('IEND', Buffer.alloc(0))

test('a PNG keeps what draws it, and nothing that was hidden in it or after it', () => {
  const sale = Buffer.concat([
    ...[signature, ihdr(3), chunk('tEXt', Buffer.from('Author\0x')), idat, iend],
    Buffer.from('<script>alert(1)</script>'),
  ])
  const propre = cleanImage(sale)
  assert.equal(propre?.typeMime, 'image/png')
  assert.deepEqual(propre?.contenu, Buffer.concat([signature, ihdr(3), idat, iend]))
})

test('a PNG that is cut, empty or huge is refused', () => {
  for (const parts of [
    [signature, ihdr(3), idat],
    [signature, idat, iend],
    [signature, ihdr(9000), idat, iend],
    [signature],
  ])
    assert.equal(cleanImage(Buffer.concat(parts)), null)
})
