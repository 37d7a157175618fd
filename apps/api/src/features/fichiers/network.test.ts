import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { FORM_TYPE, formOf } from '../../../testing/upload.ts'
import { sessionToken } from '../../platform/http/index.ts'
import { createIdentity } from '../identity/index.ts'
import { fichier } from './fichiers.schema.ts'
import { pdf } from './testing/specimens.ts'

const MAX = 20 * 1024 * 1024

let t: TestApp
let port: number
let headers: Record<string, string>
before(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  const identity = createIdentity({
    db: t.database.db,
    sealer: t.sealer,
    clock: () => t.clock.now,
    session: t.config.session,
  })
  const [client] = t.annuaire.all().filter(({ code }) => code === 'horizon')
  assert.ok(client)
  const { name, value } = await identity.openSessionFor(client, 'camille.martin@example.org')
  headers = {
    host: `localhost:${port}`,
    cookie: `${name}=${value}`,
    'x-xsrf-token': sessionToken(value),
    'content-type': FORM_TYPE,
  }
})
after(() => t?.close())

const files = () => {
  const { folder } = t.config.store
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).length
}
const count = () => t.database.db.$count(fichier)

/** Sends these bytes slice by slice, no faster than they are taken; gives the answer. */
async function send(body: Buffer, { isChunked = false } = {}) {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/fichiers/upload',
    headers: { ...headers, ...(!isChunked && { 'content-length': body.length }) },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => {})
  for (let i = 0; i < body.length; i += 65_536) {
    if (!call.write(body.subarray(i, i + 65_536)))
      await Promise.race([once(call, 'drain'), answered])
  }
  call.end()
  const [response] = await answered
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

const form = (content: Buffer, fileName = 'a.pdf') =>
  formOf([{ content, fileName, type: 'application/pdf' }])

test('R5.69 20 Mo are read no faster than they are stored: never held', async () => {
  const { put } = t.store
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let taken = 0
  t.store.put = (name, content) =>
    put(
      name,
      (async function* () {
        for await (const chunk of content) {
          yield chunk
          taken += chunk.length
          if (taken > 1024 * 1024) await gate
        }
      })(),
    )
  let server: Socket | undefined
  t.app.server.once('connection', (socket) => {
    server = socket
  })
  const read = () => server?.bytesRead ?? 0
  try {
    const sending = send(form(pdf(MAX)))
    for (let before = -1; taken === 0 || before < read(); await sleep(300)) before = read()
    assert.ok(taken > 1024 * 1024)
    assert.ok(read() - taken < 1024 * 1024, `${read()} bytes were read, ${taken} stored`)
    open()
    const answer = await sending
    assert.equal(answer.status, 200)
    assert.equal(answer.body.fileNames[0].size, MAX)
  } finally {
    t.store.put = put
  }
})

test('one byte more is answered, not cut: the sender learns why', async () => {
  const [rows, kept] = [await count(), files()]
  const answer = await send(form(pdf(MAX + 1)))
  assert.deepEqual(answer, {
    status: 413,
    body: { code: 'FileTooLarge', message: 'Le poids d’une pièce jointe est limité à 20,0 Mo' },
  })
  assert.deepEqual([await count(), files()], [rows, kept])
})

test('a large file refused at its first byte, or by its name, is answered all the same', async () => {
  const [rows, kept] = [await count(), files()]
  const large = Buffer.alloc(15 * 1024 * 1024, 'x')
  for (const isChunked of [false, true]) {
    assert.equal((await send(form(large), { isChunked })).body.code, 'FileContent')
    assert.equal((await send(form(large, 'a.exe'), { isChunked })).body.code, 'FileType')
    assert.equal((await send(form(large, 'a:b.pdf'), { isChunked })).body.code, 'FileName')
  }
  assert.deepEqual([await count(), files()], [rows, kept])
})

test('past twice the limit it is refused unread, or cut when it does not say its length', async () => {
  const [rows, kept] = [await count(), files()]
  const socket = connect(port, '127.0.0.1')
  const head = Object.entries({ ...headers, 'content-length': 50 * 1024 * 1024 })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.write(`POST /api/fichiers/upload HTTP/1.1\r\n${head}\r\n`)
  const [announced] = await once(socket, 'data')
  assert.match(String(announced), /^HTTP\/1\.1 413 /)
  assert.match(String(announced), /connection: close/i)
  socket.destroy()
  await assert.rejects(send(form(Buffer.alloc(45 * 1024 * 1024, 'x')), { isChunked: true }))
  assert.deepEqual([await count(), files()], [rows, kept])
})

test('a sender who leaves in the middle leaves nothing', async () => {
  const [rows, kept] = [await count(), files()]
  for (const share of [0.01, 0.5, 0.999]) {
    const body = form(pdf(6 * 1024 * 1024))
    const socket = connect(port, '127.0.0.1')
    const head = Object.entries({ ...headers, 'content-length': body.length })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    socket.write(`POST /api/fichiers/upload HTTP/1.1\r\n${head}\r\n`)
    socket.write(body.subarray(0, Math.floor(body.length * share)))
    const deadline = Date.now() + 5000
    while (files() === kept && Date.now() < deadline) await sleep(5)
    assert.equal(files(), kept + 1, 'the draft is being written')
    socket.destroy()
    while (files() > kept && Date.now() < deadline) await sleep(5)
    assert.deepEqual([await count(), files()], [rows, kept], `left at ${share}`)
  }
  assert.equal((await send(form(pdf(1000)))).status, 200, 'and the server goes on')
})
