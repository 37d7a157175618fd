import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delaiHabituel, delaiNet, referenceDemande, type Suspension } from './index.ts'

for (const [titre, recue, decidee, suspensions, jours] of [
  ['the same day', '2026-11-16', '2026-11-16', [], 0],
  ['the next day', '2026-11-16', '2026-11-17', [], 1],
  ['over a week-end', '2026-11-13', '2026-11-16', [], 1],
  ['over a holiday', '2026-11-10', '2026-11-12', [], 1],
  [
    'a piece asked for and sent',
    '2026-11-16',
    '2026-11-20',
    [{ de: '2026-11-17', a: '2026-11-19' }],
    2,
  ],
  [
    'two waits that overlap count once',
    '2026-11-16',
    '2026-11-20',
    [
      { de: '2026-11-16', a: '2026-11-18' },
      { de: '2026-11-17', a: '2026-11-19' },
    ],
    1,
  ],
  [
    'a wait that was never answered',
    '2026-11-16',
    '2026-11-27',
    [{ de: '2026-11-17', a: null }],
    1,
  ],
  [
    'asked for and answered the same day',
    '2026-11-16',
    '2026-11-18',
    [{ de: '2026-11-17', a: '2026-11-17' }],
    2,
  ],
  ['decided before it came (clocks)', '2026-11-16', '2026-11-13', [], 0],
] satisfies [string, string, string, Suspension[], number][])
  test(`working days net of waiting: ${titre}`, () => {
    assert.equal(delaiNet(recue, decidee, suspensions), jours)
  })

test('median and eight in ten, from twenty cases on', () => {
  assert.equal(delaiHabituel(Array.from({ length: 19 }, () => 2)), null)
  assert.deepEqual(delaiHabituel(Array.from({ length: 20 }, (_, i) => 20 - i)), {
    median: 10,
    huitSurDix: 16,
    cas: 20,
  })
  assert.deepEqual(delaiHabituel([...Array.from({ length: 17 }, () => 0), 9, 9, 9, 9]), {
    median: 0,
    huitSurDix: 0,
    cas: 21,
  })
})

test('a reference is read on the telephone', () => {
  assert.equal(referenceDemande(2026, 4127), '2026-004127')
  assert.equal(referenceDemande(2026, 12_345_678), '2026-12345678')
})
