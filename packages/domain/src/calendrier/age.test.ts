import assert from 'node:assert/strict'
import { test } from 'node:test'
import { civiliteLe, isMineur } from './age.ts'

test('eighteen on the day of care is no minor any more, 29 February included', () => {
  assert.equal(isMineur('2008-11-16', '2026-11-15'), true)
  assert.equal(isMineur('2008-11-15', '2026-11-15'), false)
  assert.equal(isMineur('2008-02-29', '2026-02-28'), true)
  assert.equal(isMineur('2008-02-29', '2026-03-01'), false)
})

test('a child has no title; from eighteen on, theirs', () => {
  const lea = { civilite: 'Madame', dateNaissance: '2015-06-18' }
  assert.equal(civiliteLe(lea, '2026-11-16'), null)
  assert.equal(civiliteLe(lea, '2033-06-17'), null)
  assert.equal(civiliteLe(lea, '2033-06-18'), 'Madame')
})
