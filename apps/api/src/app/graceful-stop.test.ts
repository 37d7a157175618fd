import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { slowness } from '../../../../scripts/support/slowness.ts'
import { createGracefulStop } from './graceful-stop.ts'

const limits = {
  http: {
    headersTimeoutMs: 15_000,
    requestTimeoutMs: 30_000,
    keepAliveMs: 72_000,
    pace: { patienceMs: 15_000, bytesPerSecond: 8192 },
  },
  stop: { delayMs: 0, timeoutMs: 3_000 },
  headers: {},
  wrap: (handler: RequestListener) => handler,
  share: (handler: RequestListener) => handler,
}
const sockets: Socket[] = []
after(() => {
  for (const socket of sockets) socket.destroy()
})

/** Two servers as `localhost` makes them: the second one closes as soon as the first has closed. */
async function serve(handler: RequestListener) {
  const graceful = createGracefulStop(limits)
  const make = graceful.serverFactory as (handler: RequestListener, options: object) => Server
  const [main, second] = [make(handler, {}), make(handler, {})]
  main.once('close', () => second.close(() => {}))
  for (const server of [main, second])
    await once(server.listen({ port: 0, host: '127.0.0.1' }), 'listening')
  const app = { close: async () => void main.close(() => {}) } as unknown as FastifyInstance
  /** Gives the stop, once it has begun to say so. */
  const beginStop = async () => {
    const stopped = graceful.stop(app)
    while (main.listening || second.listening) await sleep(1)
    await sleep(1)
    return { stopped }
  }
  return { main, second, beginStop }
}

/** A caller who has not been told anything yet. */
function deferred() {
  const owed: (() => void)[] = []
  const handler: RequestListener = (request, response) => {
    owed.push(() => response.end(`${request.url};`))
  }
  return { owed, handler }
}

async function call(server: Server, text: string) {
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  sockets.push(socket)
  let read = ''
  socket.setEncoding('utf8').on('data', (piece) => {
    read += piece
  })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, read: () => read }
}
const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const answers = (text: string) => text.match(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n\/\w;/g) ?? []
const isLast = (answer: string | undefined) => /^connection: close$/im.test(answer ?? '')
/** Properly: a reset would be an error. */
const isEnded = async (socket: Socket) => {
  // One that closes without an end would otherwise be waited for by nothing that is left.
  if (!socket.readableEnded) await Promise.race([once(socket, 'end'), once(socket, 'close')])
  assert.ok(socket.readableEnded, 'closed without its end')
  socket.end()
}
const echo: RequestListener = (request, response) => response.end(`${request.url};`)

test('the head of an answer is that of the answer, and nothing follows it', async () => {
  const { main, second } = await serve((request, response) => {
    response.setHeader('x-method', request.method ?? '')
    echo(request, response)
  })
  const { socket, read } = await call(main, get('/a').replace('GET', 'HEAD'))
  while (!read().includes('\r\n\r\n')) await once(socket, 'data')
  assert.match(read(), /^x-method: GET$/im)
  assert.ok(read().endsWith('\r\n\r\n'))
  socket.destroy()
  for (const server of [main, second]) server.close()
})

test('a silent connection is kept for the request that is on its way', async () => {
  // On the second server: the first one has nobody left, closes at once, and has it closed as well.
  const { second, beginStop } = await serve(echo)
  const { socket, read } = await call(second, get('/a'))
  while (answers(read()).length === 0) await sleep(5)
  const { stopped } = await beginStop()
  await sleep(300)
  socket.write(get('/b'))
  await isEnded(socket)
  assert.deepEqual(answers(read()).map(isLast), [false, true])
  await stopped
})

test('requests sent together are all answered, and only the last answer says so', async () => {
  const { owed, handler } = deferred()
  const { main, beginStop } = await serve(handler)
  const { socket, read } = await call(main, get('/a') + get('/b') + get('/c'))
  while (owed.length < 3) await sleep(5)
  const { stopped } = await beginStop()
  for (const answer of owed.reverse()) answer()
  await isEnded(socket)
  assert.deepEqual(answers(read()).map(isLast), [false, false, true])
  await stopped
})

test('what comes after the last answer is not done, and does not reset the answer', async () => {
  const { owed, handler } = deferred()
  const { main, beginStop } = await serve(handler)
  const { socket, read } = await call(main, get('/a'))
  while (owed.length === 0) await sleep(5)
  const { stopped } = await beginStop()
  owed[0]?.()
  socket.write(get('/b').repeat(2000))
  await isEnded(socket)
  assert.deepEqual(answers(read()).map(isLast), [true])
  assert.equal(owed.length, 1)
  await stopped
})

test('nobody keeps the server for longer than the bound', async () => {
  const { main, beginStop } = await serve((request) => request.resume())
  await call(main, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12')
  await call(main, 'GET / HTTP/1.1\r\nHost:')
  const begun = performance.now()
  await (await beginStop()).stopped
  const took = performance.now() - begun
  assert.ok(took > 2_900 && took < 3_000 + 300 * slowness(), `${took} ms`)
})
