import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLargest, isSmallest, zoomIn, zoomOut } from './Toolbar.tsx'

for (const [zoom, larger, smaller] of [
  [100, 125, 75],
  [50, 75, 50],
  [400, 400, 300],
  [110, 125, 100],
] as const) {
  test(`zoom ${zoom} %: ${larger} larger, ${smaller} smaller`, () => {
    assert.equal(zoomIn(zoom), larger)
    assert.equal(zoomOut(zoom), smaller)
  })
}

test('both ends are known, to disable their buttons', () => {
  assert.equal(isLargest(400), true)
  assert.equal(isLargest(300), false)
  assert.equal(isSmallest(50), true)
})
