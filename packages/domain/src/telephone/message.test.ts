import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageTelephone } from './index.ts'

const incorrect =
  'Le numéro de téléphone est incorrect. Exemples\u00a0: 06 12 34 56 78, +32 470 12 34 56'
for (const [saisie, exigences, attendu] of [
  ['', { required: true }, 'Le numéro de téléphone est obligatoire'],
  ['  ', { required: true }, 'Le numéro de téléphone est obligatoire'],
  ['', {}, null],
  ['06 12 34', {}, incorrect],
  ['08 92 12 34 56', {}, incorrect],
  ['06 12 34 56 78', { mobile: true }, null],
  ['04 72 00 00 00', {}, null],
  ['04 72 00 00 00', { mobile: true }, 'Indiquez un numéro de téléphone mobile'],
  ['+32 470 12 34 56', { mobile: true }, null],
] satisfies [string, Parameters<typeof messageTelephone>[1], string | null][]) {
  test(`a telephone number « ${saisie} » under ${JSON.stringify(exigences)} says ${attendu}`, () =>
    assert.equal(messageTelephone(saisie, exigences), attendu))
}
