import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { contrasteSurPage, couleurLisible, palettesDepuis } from './depuis-couleur.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { contraste, couleursPalette, pairesFaibles } from './palette.ts'

const couleur = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('a colour survives the way to lightness, chroma and hue and back', () => {
  fc.assert(fc.property(couleur, (hex) => fromOklch(toOklch(hex)) === hex))
})

test('whatever the colour, what is made of it once legible can be read in both schemes', () => {
  fc.assert(
    fc.property(couleur, (hex) => {
      const { clair, sombre } = palettesDepuis(couleurLisible(hex))
      for (const palette of [clair, sombre]) {
        assert.deepEqual(pairesFaibles(palette), [])
        for (const nom of couleursPalette) assert.match(palette[nom], /^#[0-9a-f]{6}$/)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a colour that is read already is kept as it is; another is darkened, no more than needed', () => {
  assert.equal(couleurLisible('#0b7285'), '#0b7285')
  assert.equal(palettesDepuis('#0b7285').clair.primary, '#0b7285')
  const proposee = couleurLisible('#ffcc00')
  assert.ok(contrasteSurPage('#ffcc00') < 2)
  assert.ok(contrasteSurPage(proposee) >= 4.5 && contrasteSurPage(proposee) < 4.8, proposee)
  assert.ok(contraste(proposee, '#ffffff') >= 4.5)
  // Still a yellow, if a dark one.
  assert.ok(Math.abs(toOklch(proposee).h - toOklch('#ffcc00').h) < 6, proposee)
})

test('a grey insurer stays grey', () => {
  const { clair, sombre } = palettesDepuis('#444444')
  for (const hex of [clair.ink, clair.secondary, sombre.primary, sombre.canvas]) {
    const [r, g, b] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)]
    assert.ok(r === g && g === b, hex)
  }
})
