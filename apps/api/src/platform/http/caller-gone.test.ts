import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { type FastifyInstance, fastify } from 'fastify'
import { DatabaseUnavailableError } from '../db/failures.ts'
import { registerErrorHandling } from './errors.ts'
import { registerRequestLog, requestLogOptions } from './request-log.ts'

let app: FastifyInstance
let port: number
let log = ''
/** What the server does once the caller has left. */
const whenGone = Promise.withResolvers<void>()
const isStreamClosed = Promise.withResolvers<void>()

/** However it came to it. */
const isClosed = (one: Readable) =>
  new Promise<void>((resolve) => {
    if (one.closed) resolve()
    else one.once('close', () => resolve())
  })

/** As the driver of the database says it. */
const lost = () => new DatabaseUnavailableError('read ECONNRESET')

before(async () => {
  const { logger, ...options } = requestLogOptions('info')
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  app = fastify({ ...options, logger: { ...(logger as object), level: 'info', stream } })
  registerErrorHandling(app)
  registerRequestLog(app, 'info')
  app.post('/corps', async () => ({ lu: true }))
  app.get('/lent', async (request) => {
    await isClosed(request.raw.socket)
    setImmediate(() => whenGone.resolve())
    throw lost()
  })
  app.get('/perdue', () => {
    throw lost()
  })
  app.get('/flux', (_request, reply) => {
    const source = new Readable({ read: () => {} })
    source.once('close', () => isStreamClosed.resolve())
    source.push('debut')
    return reply.send(source)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
after(() => app.close())

const call = async (text: string) => {
  log = ''
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; status?: number })
const failures = () => lines().filter(({ level, status = 0 }) => level > 30 || status >= 500)

test('a body that stops half way is no failure of ours', async () => {
  const asked = once(app.server, 'request')
  const socket = await call(
    'POST /corps HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  )
  const [request] = await asked
  socket.resetAndDestroy()
  await isClosed(request)
  await new Promise(setImmediate)
  assert.deepEqual(failures(), [])
})

test('a caller who leaves while we work costs no alarm, even if the work then fails', async () => {
  const asked = once(app.server, 'request')
  const socket = await call('GET /lent HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  socket.resetAndDestroy()
  await whenGone.promise
  await new Promise(setImmediate)
  assert.deepEqual(failures(), [])
})

test('a caller who leaves in the middle of an answer ends what it was made of', async () => {
  const socket = await call('GET /flux HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.resetAndDestroy()
  await isStreamClosed.promise
  assert.deepEqual(failures(), [])
})

test('the same failure is told to a caller who waits, and to the log', async () => {
  const socket = await call('GET /perdue HTTP/1.1\r\nHost: x\r\n\r\n')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  assert.match(String(answer), /^HTTP\/1\.1 503 /)
  assert.deepEqual(
    failures().map(({ level }) => level),
    [50, 30],
  )
})
