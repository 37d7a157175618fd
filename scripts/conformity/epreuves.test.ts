import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from '../support/files.ts'
import { epreuves } from './epreuves.ts'
import { readIds, readTitles } from './titles.ts'

for (const { id, fichier, ligne, sans, test: path } of epreuves)
  test(`${id} is tried: its line stands once in the product, and its test claims it`, () => {
    assert.equal(readText(fichier).split(ligne).length, 2, fichier)
    assert.notEqual(sans, ligne)
    const claimed = readTitles(path, readText(path)).flatMap(({ text }) => readIds(text))
    assert.ok(claimed.includes(id), path)
  })

test('forty claims at least are tried, each once', () => {
  assert.ok(epreuves.length >= 40, `${epreuves.length}`)
  assert.equal(new Set(epreuves.map(({ id }) => id)).size, epreuves.length)
})
