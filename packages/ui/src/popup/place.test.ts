import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeUnder } from './place.ts'

const popup = { width: 320, height: 400 }
const wide = { width: 1280, height: 800 }
for (const [quoi, anchor, view, top, left] of [
  ['room below: under the field', { top: 100, bottom: 148, right: 600 }, wide, 152, 280],
  ['no room below: above', { top: 600, bottom: 648, right: 600 }, wide, 196, 280],
  ['room on neither side: kept whole', { top: 300, bottom: 450, right: 600 }, wide, 392, 280],
  ['a field on the left edge', { top: 100, bottom: 148, right: 200 }, wide, 152, 8],
  ['a phone', { top: 100, bottom: 148, right: 376 }, { width: 390, height: 844 }, 152, 56],
  [
    'a window smaller than the calendar: its top is seen',
    { top: 100, bottom: 148, right: 300 },
    { width: 320, height: 300 },
    8,
    8,
  ],
] as const) {
  test(`calendar placed: ${quoi}`, () =>
    assert.deepEqual(placeUnder(anchor, popup, view), { top, left }))
}
