import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delaiDe } from './moments.ts'

const JOUR = '2026-11-16'

for (const [echeance, isEnPause, attendueLe, urgence, libelle] of [
  ['2026-11-11', false, null, 'retard', '3\u00a0j de retard'],
  // On a Monday, since Saturday: somebody was at work today at the earliest.
  ['2026-11-14', false, null, 'retard', '1\u00a0j de retard'],
  ['2026-11-16', false, null, 'proche', 'aujourd’hui'],
  ['2026-11-17', false, null, 'proche', 'demain'],
  ['2026-11-19', false, null, 'loin', '19/11'],
  ['2026-11-10', true, '2026-11-30', 'pause', 'en pause'],
  ['2026-11-10', true, '2026-11-12', 'pause', 'sans réponse au 12/11'],
] as const)
  test(`on 16/11, ${echeance} ${isEnPause ? 'while the member is awaited ' : ''}is told « ${libelle} »`, () => {
    assert.deepEqual(delaiDe({ echeance, isEnPause, attendueLe }, JOUR), { urgence, libelle })
  })
