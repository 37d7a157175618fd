import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { nettoyerCarte, validateCarte } from './index.ts'

const juste = { motif: 'perdue', precision: '', support: 'numerique' }

for (const [title, ecart, champs] of [
  ['a lost card', {}, []],
  ['a stolen one, by post', { motif: 'volee', support: 'papier' }, []],
  ['wrong data, told', { motif: 'erronee', precision: 'Mon prénom' }, []],
  ['no reason', { motif: '' }, ['motif']],
  ['a reason that is a trap', { motif: 'toString' }, ['motif']],
  ['wrong data, untold', { motif: 'erronee', precision: ' ' }, ['precision']],
  ['too many words', { motif: 'erronee', precision: 'a'.repeat(501) }, ['precision']],
  ['no way to get it', { support: 'pigeon' }, ['support']],
] satisfies [string, object, string[]][])
  test(`another card: ${title} ${champs.length > 0 ? `is refused at ${champs}` : 'is accepted'}`, () =>
    assert.deepEqual(Object.keys(realFaults(validateCarte({ ...juste, ...ecart })) ?? {}), champs))

test('what was typed for another reason is not kept', () =>
  assert.equal(nettoyerCarte({ ...juste, precision: 'Mon prénom' }).precision, null))
