import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHttp, withParams } from './client.ts'
import { HttpError } from './error.ts'

const context = {
  numeroContrat: () => null,
  securityCode: () => null,
  vue: () => null,
  antiForgeryToken: () => null,
  timezoneOffset: () => 0,
}
const answering = (body: string | null, init?: ResponseInit) =>
  createHttp(context, async () => new Response(body, init))

test('a JSON answer is read, an empty one is undefined', async () => {
  assert.deepEqual(await answering('{"a":1}').get('/x'), { a: 1 })
  assert.equal(await answering(null, { status: 204 }).post('/x'), undefined)
})

test('R8.01 a failure carries status, code, fields and the server message', async () => {
  const body = { code: 'BadRequest', message: 'Non', champs: { nom: 'Trop long' } }
  await assert.rejects(answering(JSON.stringify(body), { status: 400 }).get('/x'), (error) => {
    assert.ok(error instanceof HttpError)
    assert.deepEqual(
      [error.status, error.code, error.message, error.champs],
      [400, 'BadRequest', 'Non', { nom: 'Trop long' }],
    )
    return true
  })
})

test('a write that started from an old version carries both', async () => {
  const versions = { votre: { libelle: 'A' }, actuelle: { libelle: 'B', revision: 3 } }
  const body = { code: 'Conflict', message: 'Entre-temps', versions }
  await assert.rejects(answering(JSON.stringify(body), { status: 409 }).post('/x'), { versions })
  const other = { code: 'Conflict', message: 'Entre-temps' }
  await assert.rejects(answering(JSON.stringify(other), { status: 409 }).post('/x'), {
    versions: null,
  })
})

test('a failure whose body is no JSON has the default message of its status', async () => {
  await assert.rejects(answering('<html>', { status: 502 }).get('/x'), {
    status: 502,
    message: 'Erreur 502',
  })
})

test('R8.02 no answer at all is status 0', async () => {
  const http = createHttp(context, () => Promise.reject(new TypeError('network')))
  await assert.rejects(http.get('/x'), {
    status: 0,
    message: 'Impossible de se connecter au serveur',
  })
})

test('a cancelled request is not a failure of the server', async () => {
  const controller = new AbortController()
  const http = createHttp(context, async (_url, init) => {
    controller.abort()
    init?.signal?.throwIfAborted()
    return new Response()
  })
  await assert.rejects(http.get('/x', {}, controller.signal), { name: 'AbortError' })
})

test('a body is sent as JSON, parameters in the address, empty ones left out', async () => {
  const sent: Request[] = []
  const http = createHttp(context, async (url, init) => {
    sent.push(new Request(`http://portail.test${url}`, init))
    return new Response('{}')
  })
  await http.post('/api/x/form', { data: { rib: 'é' } })
  assert.equal(sent[0]?.headers.get('content-type'), 'application/json')
  assert.equal(await sent[0]?.text(), '{"data":{"rib":"é"}}')
  assert.equal(withParams('/a', { q: 'é b', vide: null, n: 0 }), '/a?q=%C3%A9+b&n=0')
  assert.equal(withParams('/a', {}), '/a')
})

test('the same words posted twice at once are sent once; answered, they may be sent again', async () => {
  const sent: string[] = []
  const http = createHttp(context, async (_url, init) => {
    sent.push(String(init?.body))
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Response(`{"rang":${sent.length}}`)
  })
  const both = await Promise.all([http.post('/x', { a: 1 }), http.post('/x', { a: 1 })])
  assert.deepEqual(both, [{ rang: 1 }, { rang: 1 }])
  await Promise.all([
    http.post('/x', { a: 1 }),
    http.post('/x', { a: 2 }),
    http.post('/y', { a: 1 }),
    http.post('/x', { a: 1 }, { idempotencyKey: 'k' }),
  ])
  assert.equal(sent.length, 5)
})

test('a refusal is told to both who asked, and nothing is kept of it', async () => {
  const http = createHttp(context, async () => new Response('{}', { status: 400 }))
  const refused = await Promise.allSettled([http.post('/x'), http.post('/x')])
  assert.deepEqual(
    refused.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  await assert.rejects(http.post('/x'), { status: 400 })
})

test('nothing is read for somebody who is leaving; what they write leaves', async () => {
  const sent: string[] = []
  const http = createHttp({ ...context, isLeaving: () => true }, async (url) => {
    sent.push(String(url))
    return new Response('{}')
  })
  const read = http.get('/lire').then(() => 'read')
  await http.post('/sortir')
  assert.deepEqual(sent, ['/sortir'])
  assert.equal(await Promise.race([read, 'nothing']), 'nothing')
})

test('what staff write keeps its key until it is answered; the same words are then another write', async () => {
  const keys: (string | null)[] = []
  const answers = [null, 500, 409, 200, 200]
  const http = createHttp(context, async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    const status = answers[keys.length - 1]
    if (!status) throw new TypeError('network')
    return new Response('{}', { status })
  })
  for (const _ of answers) await http.post('/api/admin/impayes', { a: 1 }).catch(() => {})
  const [lost, broken, refused, done, again] = keys
  assert.ok(lost && lost.length >= 32)
  assert.deepEqual([broken, refused], [lost, lost])
  assert.equal(new Set([refused, done, again]).size, 3)
  await http.post('/api/adherent/indus', {}).catch(() => {})
  assert.equal(keys.at(-1), null)
})
