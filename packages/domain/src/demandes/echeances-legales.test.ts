import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jourLegal, type UniteLegale, type UrgenceLegale, urgenceLegale } from './index.ts'

/** Delay, unit, from, last day. */
for (const [delai, unite, depart, attendu] of [
  // Ten working days for a receipt (ACPR 2024-R-02).
  [10, 'ouvres', '2026-11-16', '2026-11-30'],
  [10, 'ouvres', '2026-11-14', '2026-11-27'], // sent on a Saturday
  [10, 'ouvres', '2026-11-15', '2026-11-27'], // on a Sunday
  [10, 'ouvres', '2026-11-10', '2026-11-25'], // over 11 November
  [10, 'ouvres', '2026-12-18', '2027-01-05'], // over Christmas and New Year, both Fridays
  [10, 'ouvres', '2026-04-02', '2026-04-17'], // over Easter Monday; Good Friday is worked
  [10, 'ouvres', '2026-04-30', '2026-05-19'], // 1 May, 8 May, Ascension
  [10, 'ouvres', '2026-05-20', '2026-06-04'], // Whit Monday
  [10, 'ouvres', '2026-07-13', '2026-07-28'], // 14 July
  [10, 'ouvres', '2026-08-14', '2026-08-28'], // 15 August is a Saturday: it takes no day
  [10, 'ouvres', '2028-02-21', '2028-03-06'], // over 29 February
  // Ten « jours ouvrables » for the receipt of a complaint: Saturdays count, Sundays and holidays do not.
  [10, 'ouvrables', '2026-11-16', '2026-11-27'],
  [10, 'ouvrables', '2026-11-10', '2026-11-23'], // over 11 November
  [10, 'ouvrables', '2026-11-14', '2026-11-26'], // sent on a Saturday
  [10, 'ouvrables', '2026-08-13', '2026-08-26'], // 15 August is a Saturday: it takes a day
  [10, 'ouvrables', '2026-04-30', '2026-05-15'], // 1 May, 8 May, Ascension
  [10, 'ouvrables', '2026-12-18', '2026-12-31'],
  [1, 'ouvres', '2026-11-20', '2026-11-23'],
  [1, 'ouvres', '2026-11-10', '2026-11-12'],
  // Two months for an answer, one for a right (RGPD, article 12).
  [2, 'mois', '2026-11-16', '2027-01-16'],
  [2, 'mois', '2026-12-31', '2027-02-28'],
  [2, 'mois', '2027-12-31', '2028-02-29'],
  [2, 'mois', '2027-12-29', '2028-02-29'],
  [2, 'mois', '2026-12-29', '2027-02-28'],
  [2, 'mois', '2026-08-31', '2026-10-31'],
  [2, 'mois', '2026-07-31', '2026-09-30'],
  [1, 'mois', '2026-01-31', '2026-02-28'],
  [1, 'mois', '2028-01-31', '2028-02-29'],
  [1, 'mois', '2028-02-29', '2028-03-29'],
  [1, 'mois', '2026-10-31', '2026-11-30'],
  [1, 'mois', '2026-12-15', '2027-01-15'],
  // Ends on a Sunday: not prolonged.
  [1, 'mois', '2026-10-15', '2026-11-15'],
  // Thirty days to give money back.
  [30, 'jours', '2026-11-16', '2026-12-16'],
  [30, 'jours', '2027-01-30', '2027-03-01'],
  [30, 'jours', '2028-01-30', '2028-02-29'],
  [30, 'jours', '2026-12-15', '2027-01-14'],
  [15, 'jours', '2028-02-20', '2028-03-06'],
] satisfies [number, UniteLegale, string, string][])
  test(`${delai} ${unite} from ${depart} end on ${attendu}`, () => {
    assert.equal(jourLegal({ delai, unite }, depart), attendu)
  })

for (const [echeance, urgence] of [
  ['2026-11-15', 'depassee'],
  ['2026-11-16', 'proche'],
  ['2026-11-23', 'proche'],
  ['2026-11-24', 'loin'],
] satisfies [string, UrgenceLegale][])
  test(`on 16/11, what the law wants by ${echeance} is « ${urgence} »`, () => {
    assert.equal(urgenceLegale(echeance, '2026-11-16'), urgence)
  })
