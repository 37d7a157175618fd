import assert from 'node:assert/strict'
import { test } from 'node:test'
import { premierEffet, validateEvolution } from './index.ts'

test('a change is notified three months before to an employer’s members, one month before to anybody else', () => {
  for (const [jour, isCollectif, effet] of [
    ['2026-11-17', true, '2027-02-17'],
    ['2026-11-30', true, '2027-02-28'],
    ['2027-11-30', true, '2028-02-29'],
    ['2026-11-17', false, '2026-12-17'],
    ['2027-01-31', false, '2027-02-28'],
  ] as const)
    assert.equal(premierEffet(jour, isCollectif), effet)
})

test('too soon, without its notice or for nobody, it is refused at its field', () => {
  const fautes = (effetLe: string, notice: string | null, contrats: number, collectifs: number) =>
    Object.entries(
      validateEvolution({ effetLe, notice }, { contrats, collectifs }, '2026-11-17'),
    ).flatMap(([champ, message]) => (message ? [champ] : []))
  assert.deepEqual(fautes('2027-02-17', 'La notice', 10, 1), [])
  assert.deepEqual(fautes('2027-02-16', 'La notice', 10, 1), ['effetLe'])
  assert.deepEqual(fautes('2027-02-17', null, 10, 1), ['notice'])
  assert.deepEqual(fautes('2026-12-17', null, 10, 0), [])
  assert.deepEqual(fautes('2026-12-16', null, 10, 0), ['effetLe'])
  assert.deepEqual(fautes('2027-12-31', null, 0, 0), ['nomOffre'])
})
