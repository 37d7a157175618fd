import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { beforeEach, test } from 'node:test'
import type pg from 'pg'
import { createWatch } from './watch.ts'

/** A connection to a server that answers, says nothing, or refuses, as the test likes. */
let server: 'answers' | 'silent' | 'refuses'
let clients: FakeClient[]
let events: string[]
let watch: ReturnType<typeof createWatch>

class FakeClient extends EventEmitter {
  isCut = false
  unanswered: (() => void)[] = []
  connection = {
    stream: {
      destroy: (error: Error) => {
        if (this.isCut) return
        this.isCut = true
        this.emit('error', error)
        this.emit('end')
      },
    },
  }
  #answer() {
    if (server === 'refuses')
      return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
    if (server === 'answers') return Promise.resolve()
    return new Promise<void>((resolve, reject) => {
      this.unanswered.push(resolve)
      this.once('end', () => reject(new Error('cut')))
    })
  }
  connect = () => this.#answer()
  query = () => this.#answer()
  end = async () => {
    this.isCut = true
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
async function tick(times: number) {
  for (let i = 0; i < times; i++) {
    watch.tick()
    await settled()
  }
}

beforeEach(async () => {
  server = 'answers'
  clients = []
  events = []
  watch = createWatch({
    silenceMs: 1_500,
    makeClient: () => {
      const client = new FakeClient()
      clients.push(client)
      return client as unknown as pg.Client
    },
    onSilent: () => events.push('silent'),
    onBack: () => events.push('back'),
    onDoubt: () => events.push('doubt'),
    onError: ({ message }) => events.push(message),
  })
  await watch.start((topic) => events.push(topic))
})

test('a server that answers is never called silent, on one connection', async () => {
  await tick(100)
  assert.deepEqual(events, [])
  assert.equal(clients.length, 1)
})

test('announcements are passed on', () => {
  clients[0]?.emit('notification', { payload: 'clients' })
  assert.deepEqual(events, ['clients'])
})

test('a silent server is called so within two seconds and a quarter, once', async () => {
  server = 'silent'
  await tick(7)
  assert.deepEqual(events, [])
  await tick(2)
  assert.deepEqual(events, ['silent'])
  await tick(40)
  assert.deepEqual(events, ['silent'])
})

test('back by the old connection: at once, everything is read again, and other attempts are dropped', async () => {
  server = 'silent'
  await tick(12)
  server = 'answers'
  for (const answer of clients[0]?.unanswered ?? []) answer()
  await settled()
  assert.deepEqual(events, ['silent', 'back', '*'])
  assert.deepEqual(
    clients.map(({ isCut }) => isCut),
    [false, ...clients.slice(1).map(() => true)],
  )
  await tick(20)
  assert.deepEqual(events, ['silent', 'back', '*'])
})

test('back by a new connection: the old one is cut, and everything is read again', async () => {
  server = 'silent'
  await tick(12)
  server = 'answers'
  await tick(10)
  assert.deepEqual(events, ['silent', 'back', '*'])
  assert.equal(clients[0]?.isCut, true)
  assert.equal(clients.filter(({ isCut }) => !isCut).length, 1)
})

test('one connection that is silent alone is replaced, and the server is not called silent', async () => {
  server = 'silent'
  await tick(2)
  server = 'answers'
  await tick(6)
  assert.deepEqual(events, ['doubt', '*'])
  assert.equal(clients[0]?.isCut, true)
  assert.equal(clients[1]?.isCut, false)
})

test('cut, it comes back and has everything read again', async () => {
  clients[0]?.connection.stream.destroy(new Error('cut'))
  await tick(1)
  assert.deepEqual(events, ['cut', '*'])
})

test('a server that refuses is not silent: whoever asks is refused as soon', async () => {
  server = 'refuses'
  clients[0]?.connection.stream.destroy(new Error('cut'))
  await tick(40)
  assert.equal(events.includes('silent'), false)
  // About once a second, in ten of them.
  assert.ok(clients.length >= 8 && clients.length <= 12, String(clients.length))
  server = 'answers'
  await tick(5)
  assert.equal(events.at(-1), '*')
})

test('cut, and then without an answer to new connections: silent', async () => {
  server = 'silent'
  clients[0]?.connection.stream.destroy(new Error('cut'))
  await tick(8)
  assert.deepEqual(events, ['cut', 'silent'])
})

test('stopped, it opens nothing any more', async () => {
  await watch.stop()
  await tick(20)
  assert.equal(clients.length, 1)
})
