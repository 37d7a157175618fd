import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'

let t: TestApp
let asset: string
const lines: string[] = []
before(async () => {
  t = await createTestApp({
    web: true,
    environment: { LOG_LEVEL: 'warn' },
    extend: (app) => {
      for (const level of ['warn', 'error'] as const)
        app.log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said))
      for (const code of ['22021', '22P05', '22P02', '22003', '22001', '22007', '22008', '42601'])
        app.get(`/api/base/${code}`, { config: { access: 'public' } }, () => {
          const cause = Object.assign(new Error('value "Camille"'), { code })
          throw new Error('Failed query: select', { cause })
        })
      app.post('/api/echo', { config: { access: 'public' } }, (request) => request.body)
    },
  })
  const page = await t.visitor()('/')
  asset = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? ''
  assert.notEqual(asset, '')
})
after(() => t?.close())

const headersOf = ['x-content-type-options', 'x-frame-options', 'content-security-policy'] as const

/** The refusal that it must be: in French, as data, with the headers of any other answer. */
async function isRefused(call: Inject, options: Parameters<Inject>[0], status: number) {
  const answer = await call(options)
  const title = `${JSON.stringify(options).slice(0, 120)}: ${answer.statusCode} ${answer.body}`
  assert.equal(answer.statusCode, status, title)
  assert.match(answer.json().code, /^[A-Z]\w+$/, title)
  assert.match(answer.json().message, /[a-zà-ü]+ [a-zà-ü]+/, title)
  assert.doesNotMatch(answer.body, /FST_|Error|url|valid/, title)
  for (const name of headersOf) assert.ok(answer.headers[name], `${name} of ${title}`)
  assert.equal(answer.headers['cache-control'], 'no-store', title)
  return answer
}

for (const [url, status] of [
  ['/%ff', 400],
  ['/api/%ff', 400],
  ['/api/fichiers/%C3', 400],
  ['/connexion%ff', 400],
  ['/%', 400],
  [`/api/fichiers/${'a'.repeat(501)}`, 414],
  ['/api/cms/blocklists?name=%00', 400],
  ['/api/cms/blocklists?name=%ff', 400],
  ['/api/openapi.json?x=%00', 400],
  ['/assets/..%2f', 404],
  ['/assets/x%2f..%2f..%2findex.html', 404],
  ['/assets/..%2f..%2fpackage.json', 404],
  ['/assets//', 404],
  ['/assets/', 404],
  ['/assets/%00', 400],
  [`/assets/${'a'.repeat(5000)}`, 404],
  [`/assets/${'a/'.repeat(3000)}`, 404],
  ['/api/docs/static/..%2f..', 404],
  [`/api/docs/static/${'a'.repeat(5000)}`, 404],
] satisfies [string, number][])
  test(`${url.slice(0, 60)} is refused with ${status}, in French`, async () => {
    await isRefused(t.visitor(), url, status)
  })

test('a browser gets a French page for an address that cannot be read', async () => {
  for (const [url, status] of [
    ['/%ff', 400],
    ['/?x=%00', 400],
    ['/nulle-part', 404],
  ] satisfies [string, number][]) {
    const answer = await t.visitor()({ url, headers: { accept: 'text/html' } })
    assert.equal(answer.statusCode, status)
    assert.match(answer.body, /<html lang="fr">.*<h1>Cette page /s)
    assert.match(String(answer.headers['content-security-policy']), /'nonce-/)
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  }
})

test('a part of a file that it does not have, or a copy that it never was', async () => {
  const call = t.visitor()
  const beyond = await isRefused(call, { url: asset, headers: { range: 'bytes=999999999-' } }, 416)
  assert.match(String(beyond.headers['content-range']), /^bytes \*\/\d+$/)
  for (const headers of [
    { 'if-match': '"autre"' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  ]) {
    const stale = await isRefused(call, { url: asset, headers }, 412)
    assert.equal(stale.headers.etag, undefined)
  }
  for (const headers of [
    { 'if-none-match': ',,"', range: 'octets=a-b', 'if-range': '\u00ff' },
    { 'if-modified-since': 'hier' },
    { 'accept-encoding': ';;q=x,br;q=0,\u00ff' },
  ])
    assert.equal((await call({ url: asset, headers })).statusCode, 200, JSON.stringify(headers))
})

test('text that could not be kept is refused where it stands, before anything reads it', async () => {
  const send = (payload: string) => ({
    method: 'POST' as const,
    url: '/api/echo',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  for (const [payload, champ] of [
    ['{"data":{"nom":"a\\u0000b"}}', 'data.nom'],
    ['{"data":{"nom":"\\ud800"}}', 'data.nom'],
    ['{"data":{"n\\u0000m":1}}', 'data'],
  ] as const) {
    const answer = await isRefused(t.visitor(), send(payload), 400)
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  await isRefused(t.visitor(), send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), 400)
  assert.equal((await t.visitor()(send('{"nom":"é🙂\\n"}'))).statusCode, 200)
})

test('a value that only the database refuses is the sender’s fault, and is said in the log', async () => {
  for (const code of ['22021', '22P05', '22P02', '22003', '22001', '22007', '22008']) {
    lines.length = 0
    await isRefused(t.visitor(), `/api/base/${code}`, 400)
    assert.match(lines.join(), /value refused by the database/)
    assert.doesNotMatch(lines.join(), /Camille/)
  }
  // A query of ours that is wrong stays our fault.
  assert.equal((await t.visitor()('/api/base/42601')).statusCode, 500)
})
