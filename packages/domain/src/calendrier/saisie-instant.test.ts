import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  completeInstant,
  formatInstantCourt,
  maskInstant,
  messageSaisieInstant,
  parseInstant,
} from './saisie-instant.ts'

for (const [saisie, instant] of [
  ['16/11/2026 14:28', '2026-11-16T13:28:00.000Z'],
  ['01/07/2026 00:30', '2026-06-30T22:30:00.000Z'],
  // The clocks go from 2 to 3 o’clock: half past two does not exist.
  ['29/03/2026 02:30', null],
  ['29/03/2026 03:00', '2026-03-29T01:00:00.000Z'],
  // The clocks show half past two twice: the first is meant.
  ['25/10/2026 02:30', '2026-10-25T00:30:00.000Z'],
  ['31/02/2026 10:00', null],
  ['16/11/2026 24:00', null],
  ['16/11/2026 12:60', null],
  ['16/11/2026', null],
  ['16/11/2026 9:00', null],
  ['', null],
] as const) {
  test(`« ${saisie} » on the clocks of Paris is ${instant ?? 'no moment'}`, () => {
    assert.equal(parseInstant(saisie), instant)
    if (instant) assert.equal(formatInstantCourt(new Date(instant)), saisie)
  })
}

for (const [saisie, masque] of [
  ['161', '16/1'],
  ['16112026', '16/11/2026'],
  ['16/11/2026 ', '16/11/2026'],
  ['16/11/20261', '16/11/2026 1'],
  ['16/11/2026 142', '16/11/2026 14:2'],
  ['161120261428', '16/11/2026 14:28'],
  ['16/11/2026 14h28', '16/11/2026 14:28'],
  ['16/11/2026 à 9 h 05', '16/11/2026 9:05'],
  ['16/11/2026 14:', '16/11/2026 14:'],
  ['2026-11-16T13:28:00Z', '16/11/2026 14:28'],
  ['2026-11-16T14:28', '16/11/2026 14:28'],
] as const) {
  test(`« ${saisie} » stands as « ${masque} »`, () => assert.equal(maskInstant(saisie), masque))
}

for (const [saisie, complete] of [
  ['3/11/2026 9:05', '03/11/2026 09:05'],
  ['03/11/2026 9', '03/11/2026 09:00'],
  ['03/11/2026 14:', '03/11/2026 14:00'],
  ['03/11/2026', '03/11/2026'],
  ['hier', 'hier'],
] as const) {
  test(`left, « ${saisie} » becomes « ${complete} »`, () =>
    assert.equal(completeInstant(saisie), complete))
}

test('what is wrong is said with the form that is expected; nothing is wrong with an empty field', () => {
  assert.equal(messageSaisieInstant(''), null)
  assert.equal(messageSaisieInstant('16/11/2026 14:28'), null)
  assert.equal(
    messageSaisieInstant('16/11/2026'),
    'La date et l’heure doivent exister et s’écrire JJ/MM/AAAA HH:MM',
  )
})
