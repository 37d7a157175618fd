import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { currentPath, guardLeaving, navigate } from '../../platform/routing/hash-location.ts'
import { sessionHint } from '../../platform/session/hint.ts'
import { departDe } from './depart.ts'

const kept = new Map<string, string>()
/** As much of a browser as has an address and remembers a session. */
const page = Object.assign(new EventTarget(), {
  location: { hash: '' },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  history: {
    replaceState: (_state: unknown, _title: string, to: string) => {
      page.location.hash = to
    },
  },
})
Object.assign(globalThis, { window: page, HashChangeEvent: Event })

const did: string[] = []
let undo = () => {}
const go = (hash: string) => {
  page.location.hash = hash
  page.dispatchEvent(new Event('hashchange'))
}
/** A form in which something was typed, of somebody who is signed in. */
function fill({ isSaved }: { isSaved: boolean }) {
  undo()
  go('#/demarches/adresse')
  currentPath()
  sessionHint.set('membre')
  undo = guardLeaving(
    departDe({
      isConnecte: sessionHint.isSet,
      enregistrer: async () => {
        did.push('saved')
        return isSaved
      },
      demander: () => did.push('asked'),
    }),
  )
}
beforeEach(() => {
  did.length = 0
})
const turn = () => new Promise((done) => setImmediate(done))

test('a 401 under a form leads to sign in with the way back, asks nothing and saves nothing', async () => {
  fill({ isSaved: false })
  // What a refusal does: the session is forgotten, then the screen is left.
  sessionHint.clear()
  navigate('#/?callbackUrl=%2F%23%2Fdemarches%2Fadresse', { replace: true })
  await turn()
  assert.deepEqual(did, [])
  assert.equal(currentPath(), '/')
  assert.equal(page.location.hash, '#/?callbackUrl=%2F%23%2Fdemarches%2Fadresse')
})

test('with a session, a form is saved on the way out', async () => {
  fill({ isSaved: true })
  go('#/accueil')
  assert.equal(currentPath(), '/demarches/adresse', 'not before it is saved')
  await turn()
  assert.deepEqual(did, ['saved'])
  assert.equal(page.location.hash, '#/accueil')
})

test('what could not be saved is left with a question only', async () => {
  fill({ isSaved: false })
  go('#/accueil')
  await turn()
  assert.deepEqual(did, ['saved', 'asked'])
  assert.equal(currentPath(), '/demarches/adresse')
})
