import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slowness } from './slowness.ts'

test('a machine is never faster than alone, and says so within a moment', () => {
  assert.ok(slowness() >= 1)
})
