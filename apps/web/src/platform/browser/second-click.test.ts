import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPourLePrecedent, isSecondePression } from './second-click.ts'

const bouton = {} as Element
const lire = { element: bouton, texte: 'Marquer comme lue' }

for (const [quoi, detail, premier, endroit, attendu] of [
  ['the first click', 1, lire, { element: bouton, texte: 'Marquer comme non lue' }, false],
  ['from a keyboard', 0, lire, { element: bouton, texte: 'Marquer comme non lue' }, false],
  ['the same control, twice: a month further, then another', 2, lire, lire, false],
  ['one that now says the contrary', 2, lire, { ...lire, texte: 'Marquer comme non lue' }, true],
  ['one that took its place', 2, lire, { ...lire, element: {} as Element }, true],
  ['nobody saw the first', 2, null, lire, false],
] as const)
  test(`a click, ${quoi}: ${attendu ? 'is for what was there before' : 'counts'}`, () => {
    assert.equal(isPourLePrecedent({ detail }, premier, endroit), attendu)
  })

for (const [quoi, le, endroit, attendu] of [
  ['that says the contrary by then', 150, { ...lire, texte: 'Marquer comme non lue' }, true],
  ['that says the same: a month further, then another', 150, lire, false],
  ['that is another one, reached by a key', 150, { ...lire, element: {} as Element }, false],
  ['much later', 600, { ...lire, texte: 'Marquer comme non lue' }, false],
] as const)
  test(`Enter pressed again on a button ${quoi} ${attendu ? 'does nothing' : 'counts'}`, () => {
    assert.equal(isSecondePression(le, { ...lire, le: 0 }, endroit), attendu)
    assert.equal(isSecondePression(le, null, endroit), false)
  })
