import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contraste, couleursPalette, type Palette, pairesFaibles } from './palette.ts'

test('contrast goes from 1 to 21, whichever colour comes first', () => {
  assert.equal(contraste('#ffffff', '#000000'), 21)
  assert.equal(contraste('#000000', '#ffffff'), 21)
  assert.equal(contraste('#0b6765', '#0b6765'), 1)
  assert.ok(Math.abs(contraste('#767676', '#ffffff') - 4.54) < 0.01)
})

test('a palette too pale is refused with the failing pair named', () => {
  const lisible = Object.fromEntries(
    couleursPalette.map((c) => [
      c,
      /tint|canvas|surface|sunken|onPrimary/i.test(c) && c !== 'onSecondaryTint'
        ? '#ffffff'
        : '#000000',
    ]),
  ) as Palette
  assert.deepEqual(pairesFaibles(lisible), [])
  const faibles = pairesFaibles({ ...lisible, danger: '#ff8888' })
  assert.ok(faibles.some((p) => p.texte === 'danger' && p.fond === 'surface'))
})
