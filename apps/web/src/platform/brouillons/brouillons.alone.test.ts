import assert from 'node:assert/strict'
import { before, beforeEach, mock, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'

// A server that is slow to answer: each request waits for the hand of the test.
type Appel = { valeur: string | null; answer: (status: number) => void }
const appels: Appel[] = []
const stockage = new Map<string, string>()
let lue: string | null = null
mock.timers.enable({ apis: ['setTimeout'] })
Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { setTimeout, clearTimeout }),
  document: Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }),
  sessionStorage: {
    getItem: (nom: string) => stockage.get(nom) ?? null,
    setItem: (nom: string, valeur: string) => stockage.set(nom, valeur),
    removeItem: (nom: string) => stockage.delete(nom),
  },
  fetch: (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET')
      return Promise.resolve(Response.json({ items: lue === null ? [] : [{ valeur: lue }] }))
    return new Promise((resolve, reject) => {
      appels.push({
        valeur: JSON.parse(body).valeur,
        answer: (status) =>
          status === 0
            ? reject(new TypeError('no network'))
            : resolve(Response.json({}, { status })),
      })
    })
  },
})

let brouillons: typeof import('./brouillons.ts')['brouillons']
before(async () => {
  ;({ brouillons } = await import('./brouillons.ts'))
})

let numero = 0
let cle = ''
beforeEach(async () => {
  lue = null
  cle = `essai.${++numero}`
  appels.length = 0
  await brouillons.charger(cle, 'sophie')
})

const settle = async () => {
  for (let i = 0; i < 20; i++) await setImmediate()
}
const pause = async () => {
  mock.timers.tick(1_000)
  await settle()
}
const sent = () => appels.map(({ valeur }) => valeur)
const answer = async (status = 200) => {
  appels.at(-1)?.answer(status)
  await settle()
  await pause()
}

test('what was typed while the draft before it was on its way follows it, in order', async () => {
  brouillons.set(cle, 'un')
  await pause()
  brouillons.set(cle, 'deux')
  await pause()
  assert.deepEqual(sent(), ['"un"'])
  await answer()
  assert.deepEqual(sent(), ['"un"', '"deux"'])
  await answer()
  brouillons.set(cle, 'trois')
  await pause()
  assert.deepEqual(sent(), ['"un"', '"deux"', '"trois"'])
  await answer()
})

test('sent while a draft of it was on its way, it is forgotten after it', async () => {
  brouillons.set(cle, 'un')
  await pause()
  brouillons.set(cle, 'deux')
  brouillons.drop(cle)
  await answer()
  assert.deepEqual(sent(), ['"un"', null])
  await answer()
})

test('opened again while it is on its way, what was read meanwhile does not take its place', async () => {
  brouillons.set(cle, 'un')
  await pause()
  brouillons.drop(cle)
  lue = '"un"'
  await brouillons.charger(cle, 'sophie')
  await answer()
  assert.deepEqual(sent(), ['"un"', null])
  assert.equal(brouillons.get(cle), null)
  await answer()
})

test('a draft whose answer was lost, and which is no longer wanted, is forgotten by the server too', async () => {
  brouillons.set(cle, 'un')
  await pause()
  brouillons.drop(cle)
  await answer(0)
  mock.timers.tick(15_000)
  await settle()
  assert.deepEqual(sent(), ['"un"', null])
  await answer()
})
