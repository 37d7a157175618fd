import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plafondDepasse, seuilsDe, seuilsFranchis } from './surveillance.ts'

test('a threshold is told by the reading that passes it, and by no other', () => {
  assert.deepEqual(seuilsFranchis('dossiers', { heure: 60, jour: 60 }, 1), [])
  assert.deepEqual(seuilsFranchis('dossiers', { heure: 61, jour: 61 }, 1), ['heure'])
  assert.deepEqual(seuilsFranchis('dossiers', { heure: 62, jour: 62 }, 1), [])
  assert.deepEqual(seuilsFranchis('lignes', { heure: 31_000, jour: 31_000 }, 25_000), [
    'heure',
    'jour',
  ])
})

test('beyond the cap of an hour or of a day nothing more is read', () => {
  assert.equal(plafondDepasse('dossiers', { heure: 200, jour: 800 }), null)
  assert.equal(plafondDepasse('dossiers', { heure: 201, jour: 400 }), 'heure')
  assert.equal(plafondDepasse('lignes', { heure: 0, jour: 300_001 }), 'jour')
})

test('a client has its own thresholds where it said so, and the usual ones elsewhere', () => {
  const seuils = seuilsDe('dossiers', { dossiersHeure: 20 })
  assert.deepEqual(seuils, { heure: 20, jour: 300 })
  assert.deepEqual(seuilsFranchis('dossiers', { heure: 21, jour: 21 }, 1, seuils), ['heure'])
  assert.deepEqual(seuilsDe('lignes', undefined), { heure: 10_000, jour: 30_000 })
})
