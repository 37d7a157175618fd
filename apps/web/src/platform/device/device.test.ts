import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDevice } from './device.ts'
import type { Key } from './kept.ts'

/** A device in memory: what it keeps, by key, and whether the page is kept with it. */
function setUp({ cannotKeepPage = false, entries = {} as Record<string, unknown> } = {}) {
  const things = new Map(Object.entries(entries))
  const state = { isPageKept: things.size > 0 }
  const name = (key: Key) => JSON.stringify(key)
  const device = createDevice(
    {
      keys: async () => [...things.keys()].map((key) => JSON.parse(key)),
      write: async (key, value) => void things.set(name(key), value),
      forget: async (key) => void things.delete(name(key)),
      forgetAll: async () => things.clear(),
    },
    {
      keep: async () => {
        if (cannotKeepPage) throw new Error('no worker')
        state.isPageKept = true
      },
      forget: async () => {
        state.isPageKept = false
      },
    },
  )
  return { device, things, state }
}

const camille: Key = ['camille', 'carte-tp', '1']
const camilleToo: Key = ['camille', 'carte-tp', '2']
const ofCamille = {
  [JSON.stringify(camille)]: 'carte 1',
  [JSON.stringify(camilleToo)]: 'carte 2',
}

test('what is kept comes with the page that shows it', async () => {
  const { device, things, state } = setUp()
  await device.keep(camille, 'carte')
  assert.deepEqual([things.size, state.isPageKept], [1, true])
})

test('a browser that cannot keep the page keeps nothing at all, and says so', async () => {
  const { device, things } = setUp({ cannotKeepPage: true })
  await assert.rejects(device.keep(camille, 'carte'))
  assert.equal(things.size, 0)
})

test('what is already kept is not lost because the page could not be looked at again', async () => {
  const { device, things } = setUp({ cannotKeepPage: true, entries: ofCamille })
  await device.keep(camille, 'carte')
  assert.equal(things.size, 2)
})

test('at sign-out, or when the session is over, everything goes, page included', async () => {
  const { device, things, state } = setUp({ entries: ofCamille })
  await device.forgetAll()
  assert.deepEqual([things.size, state.isPageKept], [0, false])
})

test('what is kept follows what was read; the page goes with the last thing that it showed', async () => {
  const { device, things, state } = setUp({ entries: ofCamille })
  await device.renew(camille, 'carte nouvelle')
  assert.equal(things.get(JSON.stringify(camille)), 'carte nouvelle')
  await device.renew(camille, null)
  assert.deepEqual([things.size, state.isPageKept], [1, true])
  await device.renew(camilleToo, null)
  assert.deepEqual([things.size, state.isPageKept], [0, false])
  // Nobody wants it kept: reading it again does not bring it back.
  await device.renew(camille, 'carte')
  assert.equal(things.size, 0)
})

for (const [who, key, remain] of [
  ['the same person', '["camille","carte-tp","1"]', 1],
  ['another person', '["julien","carte-tp","1"]', 0],
  // As an earlier version named it.
  ['a key that names nobody', '"carte-tp camille 1"', 0],
] satisfies [string, string, number][]) {
  test(`Camille signs in; what is there is of ${who}: ${remain ? 'it stays' : 'it goes'}`, async () => {
    const { device, things, state } = setUp({ entries: { [key]: 'carte' } })
    await device.keepOnlyOf('camille')
    assert.deepEqual([things.size, state.isPageKept], [remain, remain === 1])
  })
}

test('an erasure asked for while a copy is being made prevails', async () => {
  const { device, things, state } = setUp()
  await Promise.allSettled([device.keep(camille, 'carte'), device.forgetAll()])
  assert.deepEqual([things.size, state.isPageKept], [0, false])
})

test('what is wanted again at once is kept, once the erasure is through', async () => {
  const { device, things, state } = setUp({ entries: ofCamille })
  await Promise.all([device.forgetAll(), device.keep(camille, 'carte')])
  assert.deepEqual([things.size, state.isPageKept], [1, true])
})
