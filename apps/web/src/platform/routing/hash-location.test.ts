import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { currentPath, guardLeaving, leaveUnasked } from './hash-location.ts'

/** As much of a window as has an address. */
const page = Object.assign(new EventTarget(), {
  location: { hash: '#/formulaire' },
  history: {
    replaceState: (_state: unknown, _title: string, to: string) => {
      page.location.hash = to
    },
  },
})
Object.assign(globalThis, { window: page })
after(() => Reflect.deleteProperty(globalThis, 'window'))

const go = (hash: string) => {
  page.location.hash = hash
  page.dispatchEvent(new Event('hashchange'))
}

test('a form that is not saved is left with a question, unless the session is over', () => {
  let asked = 0
  guardLeaving(() => {
    asked++
  })
  go('#/ailleurs')
  assert.deepEqual([asked, currentPath()], [1, '/formulaire'])
  leaveUnasked()
  go('#/')
  assert.deepEqual([asked, currentPath()], [1, '/'])
})
