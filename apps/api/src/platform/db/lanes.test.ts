import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickLane } from './lanes.ts'

const NOW = 10_000
const lane = (waiting: number, heldUpMs = 0) => ({ waiting, since: NOW - heldUpMs })

for (const [what, lanes, picked] of [
  ['all idle: the first', [lane(0), lane(0), lane(0)], 0],
  ['the least busy', [lane(3), lane(1), lane(2)], 1],
  ['idle for a long time is not held up', [lane(0, 60_000), lane(1)], 0],
  ['held up, and shorter: passed over', [lane(1, 200), lane(9)], 1],
  ['held up for a moment only: as usual', [lane(1, 20), lane(9)], 0],
  ['all held up: the least busy', [lane(5, 200), lane(2, 900), lane(3, 100)], 1],
] satisfies [string, ReturnType<typeof lane>[], number][])
  test(`${what}`, () => assert.equal(pickLane(lanes, NOW), lanes[picked]))
