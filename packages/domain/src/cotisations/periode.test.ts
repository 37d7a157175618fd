import assert from 'node:assert/strict'
import { test } from 'node:test'
import { libellePeriode } from './periode.ts'

for (const [debut, fin, attendu] of [
  ['2026-01-01', '2026-01-31', 'janvier 2026'],
  ['2026-02-01', '2026-02-28', 'février 2026'],
  ['2028-02-01', '2028-02-28', 'du 01/02/2028 au 28/02/2028'],
  ['2028-02-01', '2028-02-29', 'février 2028'],
  ['2026-01-01', '2026-03-31', '1er trimestre 2026'],
  ['2026-10-01', '2026-12-31', '4e trimestre 2026'],
  ['2026-02-01', '2026-04-30', 'du 01/02/2026 au 30/04/2026'],
  ['2026-01-01', '2026-06-30', '1er semestre 2026'],
  ['2026-07-01', '2026-12-31', '2e semestre 2026'],
  ['2026-01-01', '2026-12-31', 'année 2026'],
  ['2026-01-15', '2026-01-31', 'du 15/01/2026 au 31/01/2026'],
  ['2026-12-01', '2027-01-31', 'du 01/12/2026 au 31/01/2027'],
] satisfies [string, string, string][]) {
  test(`from ${debut} to ${fin} reads « ${attendu} »`, () =>
    assert.equal(libellePeriode(debut, fin), attendu))
}
