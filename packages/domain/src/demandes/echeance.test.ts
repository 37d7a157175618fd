import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  echeanceDe,
  echeanceDesReponse,
  echeanceReportee,
  type Urgence,
  urgenceDe,
} from './index.ts'

for (const [objectif, recueLe, echeance] of [
  // A Monday, a Friday, the eve of a holiday on a Wednesday.
  [undefined, '2026-11-16', '2026-11-23'],
  [2, '2026-11-20', '2026-11-24'],
  [2, '2026-11-10', '2026-11-13'],
  [1, '2026-11-21', '2026-11-23'],
] as const)
  test(`received on ${recueLe}, within ${objectif ?? 'the usual'} days is by ${echeance}`, () => {
    assert.equal(echeanceDe(recueLe, objectif), echeance)
  })

for (const [depuis, jusquAu, reportee] of [
  ['2026-11-16', '2026-11-16', '2026-11-18'],
  ['2026-11-16', '2026-11-17', '2026-11-19'],
  // A week-end is given back to nobody.
  ['2026-11-20', '2026-11-22', '2026-11-18'],
  ['2026-11-16', '2026-11-23', '2026-11-25'],
] as const)
  test(`awaited from ${depuis} to ${jusquAu}, the 18th becomes ${reportee}`, () => {
    assert.equal(echeanceReportee('2026-11-18', depuis, jusquAu), reportee)
  })

for (const [echeance, isEnPause, urgence] of [
  ['2026-11-13', false, 'retard'],
  ['2026-11-13', true, 'pause'],
  ['2026-11-16', false, 'proche'],
  ['2026-11-17', false, 'proche'],
  ['2026-11-18', false, 'loin'],
] satisfies [string, boolean, Urgence][])
  test(`on 16/11, a deadline on ${echeance}${isEnPause ? ', stopped,' : ''} is « ${urgence} »`, () => {
    assert.equal(urgenceDe({ echeance, isEnPause }, '2026-11-16'), urgence)
  })

test('on a Friday, what is due on Monday is close', () => {
  assert.equal(urgenceDe({ echeance: '2026-11-23', isEnPause: false }, '2026-11-20'), 'proche')
})

for (const [echeance, repondueLe, attendue] of [
  ['2026-11-23', '2026-11-18', '2026-11-18'],
  ['2026-11-18', '2026-11-18', '2026-11-18'],
  // What is late stays as late as it was.
  ['2026-11-12', '2026-11-18', '2026-11-12'],
] as const)
  test(`due by ${echeance} and answered on ${repondueLe}, it is due by ${attendue}`, () => {
    assert.equal(echeanceDesReponse(echeance, repondueLe), attendue)
  })
