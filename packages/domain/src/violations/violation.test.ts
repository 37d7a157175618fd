import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echeanceCnil, etatInformationApres, gestesInformationPossibles } from './index.ts'

test('the authority is told within seventy-two hours, over a weekend and a change of hour alike', () => {
  const apres = (le: string) => echeanceCnil(new Date(le)).toISOString()
  assert.equal(apres('2026-11-13T17:30:00Z'), '2026-11-16T17:30:00.000Z')
  assert.equal(apres('2026-10-24T00:00:00Z'), '2026-10-27T00:00:00.000Z')
  assert.equal(apres('2028-02-28T12:00:00Z'), '2028-03-02T12:00:00.000Z')
})

test('whoever submitted it never approves it, and nobody is told before it is decided', () => {
  const information = { etat: 'attente', decision: 'informer', auteurId: 'a' } as const
  assert.deepEqual(gestesInformationPossibles(information, 'a'), ['refuser'])
  assert.deepEqual(gestesInformationPossibles(information, 'b'), ['approuver', 'refuser'])
  assert.deepEqual(gestesInformationPossibles({ ...information, decision: 'a-decider' }, 'b'), [])
  assert.deepEqual(gestesInformationPossibles({ ...information, etat: 'terminee' }, 'b'), [])
  assert.equal(etatInformationApres('brouillon', 'approuver'), null)
})
