import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createDoor, type DoorOptions } from './door.ts'

const rien = { networks: [], hosts: [] }
const GET = { method: 'GET', headers: {} }
const door = (options: Partial<DoorOptions> = {}) =>
  createDoor({ reseaux: rien, isLoopbackOpen: true, ...options })

/** A server of this machine, and how often it was called. */
async function withServer(
  answer: RequestListener,
  use: (url: string, calls: () => number) => unknown,
) {
  let calls = 0
  const server = createServer((request, response) => {
    calls++
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    await use(`http://127.0.0.1:${port}`, () => calls)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const refused = { name: 'TypeError', message: 'fetch failed' }

test('in the demonstration a server of this machine answers, outside of it it is not even called', () =>
  withServer(
    (_request, response) => response.end('{"ok":true}'),
    async (url, calls) => {
      const answer = await door().fetch(url, GET)
      assert.deepEqual(await answer.json(), { ok: true })
      await assert.rejects(door({ isLoopbackOpen: false }).fetch(url, GET), refused)
      assert.equal(calls(), 1)
    },
  ))

for (const host of [
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '[::ffff:127.0.0.1]',
  '[::1]',
  '0',
])
  test(`${host} is no way around`, async () => {
    const [closed, open] = [door({ isLoopbackOpen: false }), door()]
    await assert.rejects(closed.fetch(`https://${host}:1/`, GET), refused)
    // Outside of this machine, plain http is not spoken at all.
    await assert.rejects(open.fetch('http://93.184.216.34:1/', GET), refused)
  })

test('the connection goes to the address that was looked at, whatever the name means a moment later', () =>
  withServer(
    (request, response) => response.end(request.headers.host),
    async (url) => {
      const { port } = new URL(url)
      let asked = 0
      const lookup = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
      const answer = await door({ lookup }).fetch(`http://idp.example.org:${port}/`, GET)
      assert.equal(await answer.text(), `idp.example.org:${port}`)
      assert.equal(asked, 1)
    },
  ))

test('one address of a name that is not reachable is enough to refuse it', () =>
  withServer(
    (_request, response) => response.end(),
    async (url, calls) => {
      const lookup = async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]
      await assert.rejects(
        door({ lookup }).fetch(url.replace('127.0.0.1', 'x.example'), GET),
        refused,
      )
      const vide = async () => []
      await assert.rejects(door({ lookup: vide }).fetch(url, GET), refused)
      assert.equal(calls(), 0)
    },
  ))

test('a redirection is told, not followed', () =>
  withServer(
    (_request, response) => response.writeHead(302, { location: '/ailleurs' }).end(),
    async (url, calls) => {
      const answer = await door().fetch(url, GET)
      assert.equal(answer.status, 302)
      assert.equal(calls(), 1)
    },
  ))

test('an answer that does not end, in size or in time, is given up', async () => {
  await withServer(
    (_request, response) => {
      response.on('error', () => {})
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    },
    (url) => assert.rejects(door().fetch(url, GET), refused),
  )
  await withServer(
    (_request, response) => void response.write('{'),
    (url) => assert.rejects(door({ timeoutMs: 50 }).fetch(url, GET), refused),
  )
  const never = () => new Promise<never>(() => {})
  await assert.rejects(
    door({ lookup: never, timeoutMs: 50 }).fetch('https://x.example', GET),
    refused,
  )
})

test('a silent port and an address that is not reachable are refused alike', async () => {
  for (const isLoopbackOpen of [true, false])
    await assert.rejects(door({ isLoopbackOpen }).fetch('http://127.0.0.1:1/', GET), refused)
})
