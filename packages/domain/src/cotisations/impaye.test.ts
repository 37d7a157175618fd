import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  apresEvenementContrat,
  type EtatContrat,
  type EvenementContrat,
  etatsContrat,
  evenementsContrat,
} from '../contrats/index.ts'
import {
  dernierJourDuContrat,
  dernierJourPourPayer,
  type EtatImpaye,
  etatImpaye,
  reprise,
  suspensionLe,
} from './impaye.ts'

for (const [titre, notice, dernier, suspendu, fin] of [
  ['an ordinary month', '2026-09-15', '2026-10-15', '2026-10-16', '2026-10-25'],
  ['the end of a month', '2026-08-31', '2026-09-30', '2026-10-01', '2026-10-10'],
  ['February, 28 days', '2026-01-31', '2026-03-02', '2026-03-03', '2026-03-12'],
  ['February of a leap year', '2028-01-31', '2028-03-01', '2028-03-02', '2028-03-11'],
  ['sent on 29 February', '2028-02-29', '2028-03-30', '2028-03-31', '2028-04-09'],
  ['over New Year', '2026-12-10', '2027-01-09', '2027-01-10', '2027-01-19'],
  ['the last day is Christmas', '2026-11-25', '2026-12-25', '2026-12-26', '2027-01-04'],
  [
    'the last day is 1 May, and it ends on a Monday',
    '2026-04-01',
    '2026-05-01',
    '2026-05-02',
    '2026-05-11',
  ],
  ['suspended on a Sunday', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-10'],
] satisfies [string, string, string, string, string][])
  test(`thirty days to pay, ten more before the end, ${titre}`, () =>
    assert.deepEqual(
      [dernierJourPourPayer(notice), suspensionLe(notice), dernierJourDuContrat(notice)],
      [dernier, suspendu, fin],
    ))

for (const [titre, payeLe, jour, instant] of [
  ['at noon', '2026-11-17T11:00:00Z', '2026-11-18', '2026-11-18T11:00:00.000Z'],
  ['at 23:59 in Paris', '2026-11-17T22:59:00Z', '2026-11-18', '2026-11-18T11:00:00.000Z'],
  ['at 00:01 in Paris', '2026-11-17T23:01:00Z', '2026-11-19', '2026-11-19T11:00:00.000Z'],
  ['in summer, at 23:59', '2026-07-13T21:59:00Z', '2026-07-14', '2026-07-14T10:00:00.000Z'],
  ['in summer, at 00:01', '2026-07-13T22:01:00Z', '2026-07-15', '2026-07-15T10:00:00.000Z'],
  ['the eve of winter time', '2026-10-24T10:00:00Z', '2026-10-25', '2026-10-25T11:00:00.000Z'],
  ['the eve of summer time', '2026-03-28T10:00:00Z', '2026-03-29', '2026-03-29T10:00:00.000Z'],
  ['the last day of a month', '2026-11-30T09:00:00Z', '2026-12-01', '2026-12-01T11:00:00.000Z'],
  ['28 February of a leap year', '2028-02-28T09:00:00Z', '2028-02-29', '2028-02-29T11:00:00.000Z'],
] satisfies [string, string, string, string][])
  test(`cover is back at noon the day after, paid ${titre}`, () => {
    const lue = reprise(new Date(payeLe))
    assert.deepEqual([lue.jour, lue.instant.toISOString()], [jour, instant])
  })

/** Notice of 15/09/2026: to be paid by 15/10, suspended from 16/10, over after 25/10. */
for (const [titre, payeLe, now, attendu] of [
  ['the day of the notice', null, '2026-09-15T08:00:00Z', 'avertie'],
  ['the last minute of the thirty days', null, '2026-10-15T21:59:00Z', 'avertie'],
  ['a minute later', null, '2026-10-15T22:01:00Z', 'suspendue'],
  ['the last minute of the ten days', null, '2026-10-25T22:59:00Z', 'suspendue'],
  ['a minute later', null, '2026-10-25T23:01:00Z', 'resiliee'],
  ['paid the same day as the notice', '2026-09-15T15:00:00Z', '2026-09-15T15:00:00Z', 'reglee'],
  ['paid on the last day at 23:59', '2026-10-15T21:59:00Z', '2026-10-15T22:30:00Z', 'reglee'],
  ['paid a minute after it', '2026-10-15T22:01:00Z', '2026-10-15T22:30:00Z', 'suspendue'],
  [
    'paid while suspended, before noon',
    '2026-10-20T10:00:00Z',
    '2026-10-21T09:59:00Z',
    'suspendue',
  ],
  ['paid while suspended, at noon', '2026-10-20T10:00:00Z', '2026-10-21T10:00:00Z', 'reglee'],
  ['paid on the very last day', '2026-10-25T22:59:00Z', '2026-10-26T10:59:00Z', 'suspendue'],
  ['paid on the very last day, back', '2026-10-25T22:59:00Z', '2026-10-26T11:00:00Z', 'reglee'],
  ['paid too late', '2026-10-25T23:01:00Z', '2026-10-27T11:00:00Z', 'resiliee'],
] satisfies [string, string | null, string, EtatImpaye][])
  test(`an unpaid contract, ${titre}: ${attendu}`, () =>
    assert.equal(
      etatImpaye(
        { miseEnDemeureLe: '2026-09-15', payeLe: payeLe ? new Date(payeLe) : null },
        'valide',
        new Date(now),
      ),
      attendu,
    ))

test('of a contract that has ended otherwise, a notice suspends, brings back and ends nothing', () => {
  const miseEnDemeureLe = '2026-09-15'
  const payeLe = new Date('2026-10-20T10:00:00Z')
  for (const now of ['2026-09-16', '2026-10-17', '2026-10-26', '2027-02-01']) {
    const le = new Date(`${now}T12:00:00Z`)
    assert.equal(etatImpaye({ miseEnDemeureLe, payeLe: null }, 'resilie', le), 'sansObjet')
    assert.equal(etatImpaye({ miseEnDemeureLe, payeLe }, 'resilie', le), 'reglee')
  }
})

/** Every state and event of a contract: what is not here changes nothing. */
const permis: [EtatContrat, EvenementContrat, EtatContrat][] = [
  ['eninstance', 'finir', 'resilie'],
  ['valide', 'suspendre', 'suspendu'],
  ['valide', 'finir', 'resilie'],
  ['suspendu', 'reprendre', 'valide'],
  ['suspendu', 'finir', 'resilie'],
]
for (const etat of etatsContrat)
  for (const evenement of evenementsContrat) {
    const attendu = permis.find(([e, v]) => e === etat && v === evenement)?.[2] ?? null
    test(`a contract that is ${etat}, ${evenement}: ${attendu ?? 'as it is'}`, () =>
      assert.equal(apresEvenementContrat(etat, evenement), attendu))
  }
