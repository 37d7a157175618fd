import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { readFermees, rememberFermee } from './memoire.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  Object.assign(globalThis, {
    window: {
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      },
    },
  })
})

const matin = { userName: 'jeanne.moreau@example.org', connecteLe: '2026-11-15T08:00:00.000Z' }
const soir = { ...matin, connecteLe: '2026-11-15T18:00:00.000Z' }
const camille = { ...matin, userName: 'camille.martin@example.org' }

test('what was closed is remembered until the next sign-in, for that person', () => {
  assert.deepEqual(readFermees(matin), [])
  rememberFermee(matin, 'consentements')
  rememberFermee(matin, 'rib 20450005')
  assert.deepEqual(rememberFermee(matin, 'rib 20450005'), ['consentements', 'rib 20450005'])
  assert.deepEqual(readFermees(matin), ['consentements', 'rib 20450005'])
  assert.deepEqual(readFermees(camille), [])
  assert.deepEqual(readFermees(soir), [])
  rememberFermee(soir, 'popups')
  assert.deepEqual(readFermees(soir), ['popups'])
  assert.deepEqual(readFermees(matin), [])
})

test('a memory that somebody wrote in another way is none', () => {
  for (const text of ['', '{', 'null', '[]', '"x"', '{"connecteLe":1}', '{"fermees":["rib"]}']) {
    storage.set('espace-adherent.apres-connexion.jeanne.moreau@example.org', text)
    assert.deepEqual(readFermees(matin), [], text)
  }
  storage.set(
    'espace-adherent.apres-connexion.jeanne.moreau@example.org',
    JSON.stringify({ connecteLe: matin.connecteLe, fermees: ['popups', 3, null] }),
  )
  assert.deepEqual(readFermees(matin), ['popups'])
})

test('without any storage nothing is remembered from one page to the next, and nothing breaks', () => {
  Object.assign(globalThis, { window: {} })
  assert.deepEqual(rememberFermee(matin, 'popups'), ['popups'])
  assert.deepEqual(readFermees(matin), [])
})
