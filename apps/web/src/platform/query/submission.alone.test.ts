import assert from 'node:assert/strict'
import { before, beforeEach, test } from 'node:test'

// The browser's, as far as a request needs them; in place before the client is made.
const keys: (string | undefined)[] = []
let status = 200
Object.assign(globalThis, {
  document: { cookie: '' },
  fetch: async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    if (status === 0) throw new TypeError('no network')
    return new Response('{}', { status })
  },
})
let submit: typeof import('./submission.ts')['submit']
before(async () => {
  ;({ submit } = await import('./submission.ts'))
})

const URL_ACTE = '/api/forms/essai/form'
const send = (body: object, url = URL_ACTE) => submit(url, body).catch(() => null)

beforeEach(async () => {
  status = 200
  await send({})
  keys.length = 0
})

test('a submission has a key that nobody could guess', async () => {
  await send({ data: 1 })
  assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/)
})

test('sent again unchanged after no answer or a refusal, it keeps its key', async () => {
  for (status of [0, 403, 500]) await send({ data: 1 })
  status = 200
  await send({ data: 1 })
  assert.equal(keys.length, 4)
  assert.equal(new Set(keys).size, 1)
})

test('sent twice at once, it leaves once', async () => {
  await Promise.all([send({ data: 1 }), send({ data: 1 })])
  assert.equal(keys.length, 1)
})

test('acknowledged, changed, or sent elsewhere, it is another one', async () => {
  await send({ data: 1 })
  await send({ data: 1 })
  status = 400
  await send({ data: 1 })
  await send({ data: 2 })
  await send({ data: 2 }, '/api/forms/autre/form')
  assert.equal(new Set(keys).size, 5)
})
