import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seuilNonReprise } from './index.ts'

for (const [title, jour, attendu] of [
  // Monday 16 November 2026: Tuesday to Monday are five working days.
  ['a plain week: Monday is late on the Tuesday after', '2026-11-24', '2026-11-16'],
  ['one day before it is not', '2026-11-23', '2026-11-15'],
  // Friday 1 May 2026 and Friday 8 May are holidays.
  ['over 1 and 8 May: done on 30 April, or on the days off after it', '2026-05-12', '2026-05-03'],
  ['over 1 and 8 May: not yet', '2026-05-11', '2026-04-29'],
  ['over 1 May: the day before', '2026-05-07', '2026-04-28'],
  // Christmas 2026 is a Friday, 1 January another.
  ['over Christmas: done on Monday 21 December', '2026-12-30', '2026-12-21'],
  ['over Christmas: not yet', '2026-12-29', '2026-12-20'],
  ['over New Year’s Day too: done from Christmas Eve to the Sunday', '2027-01-05', '2026-12-27'],
  ['over New Year’s Day too: not yet', '2027-01-04', '2026-12-23'],
] as const)
  test(`not taken over, ${title}`, () => assert.equal(seuilNonReprise(jour), attendu))
