import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { ecrireCurseur, lireCurseur, suiteDe } from './curseur.ts'

const cles = z.tuple([z.iso.date(), z.int()])

test('a cursor is read back as it was written; at the beginning there is none', () => {
  assert.deepEqual(lireCurseur(ecrireCurseur('2026-11-03', 30_000_000), cles), [
    '2026-11-03',
    30_000_000,
  ])
  assert.equal(lireCurseur(undefined, cles), null)
})

for (const texte of ['', 'hier', '2026-11-03_1', ecrireCurseur('2026-02-30', 1), ecrireCurseur(1)])
  test(`« ${texte} » is no place of that list: refused at its field`, () => {
    assert.throws(() => lireCurseur(texte, cles), {
      code: 'BadRequest',
      champs: { apres: 'Cette suite n’existe pas' },
    })
  })

test('text that no base keeps is no place of any list', () => {
  for (const texte of ['a\0b', '\ud800'])
    assert.throws(() => lireCurseur(ecrireCurseur(texte), z.tuple([z.string()])), {
      code: 'BadRequest',
    })
})

test('only a full page has more after it', () => {
  assert.equal(
    suiteDe(['a', 'b'], 3, (last) => [last]),
    null,
  )
  assert.equal(
    suiteDe(['a', 'b', 'c'], 2, (last) => [last]),
    ecrireCurseur('b'),
  )
})
