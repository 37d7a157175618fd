import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { normaliseAccessibilite, validateAccessibilite } from './index.ts'

const juste = { page: 'Mes remboursements', message: 'Le tableau ne se lit pas.', outil: '' }

for (const [title, ecart, champs] of [
  ['where and what is enough', {}, []],
  ['nowhere', { page: ' ' }, ['page']],
  ['a word', { message: 'Bof' }, ['message']],
  ['too many words', { message: 'a'.repeat(4001) }, ['message']],
  ['an address as long as a novel', { page: 'a'.repeat(301) }, ['page']],
  ['a tool of 201 letters', { outil: 'a'.repeat(201) }, ['outil']],
] satisfies [string, Partial<typeof juste>, string[]][])
  test(`${title}: ${champs.join() || 'accepted'}`, () =>
    assert.deepEqual(
      Object.keys(realFaults(validateAccessibilite({ ...juste, ...ecart })) ?? {}),
      champs,
    ))

test('what somebody reads with is kept if they say it', () => {
  assert.equal(normaliseAccessibilite(juste).outil, null)
  assert.equal(normaliseAccessibilite({ ...juste, outil: ' NVDA ' }).outil, 'NVDA')
})
