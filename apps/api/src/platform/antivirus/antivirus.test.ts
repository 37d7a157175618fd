import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { test } from 'node:test'
import { createClamd } from './clamd.ts'
import { createEicarSearch, createSignatureSearch } from './signatures.ts'

const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}${'$EICAR-STANDARD'}-ANTIVIRUS-TEST-FILE!$H+H*`

async function* inChunks(bytes: Buffer, size = 1000) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('a scanner that is away, mute, deaf or rude is unavailable, within its time', async () => {
  for (const [what, behave] of [
    ['mute', () => {}],
    ['deaf', (socket) => socket.pause()],
    ['gone at once', (socket) => socket.destroy()],
    ['rude', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['endless', (socket) => socket.write('x'.repeat(5000))],
  ] satisfies [string, (socket: Socket) => void][]) {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      behave(socket)
    })
    const port = await listening(server)
    const scanner = createClamd({ address: { host: '127.0.0.1', port }, timeoutMs: 300 })
    const started = performance.now()
    const verdict = await scanner.scan(inChunks(randomBytes(8_000_000), 65_536))
    assert.deepEqual(verdict, { etat: 'indisponible' }, what)
    assert.equal(await scanner.isReady(), false, what)
    assert.ok(performance.now() - started < 3000, what)
    server.close()
  }
  const nobody = createClamd({ address: { host: '127.0.0.1', port: 1 }, timeoutMs: 300 })
  assert.deepEqual(await nobody.scan(inChunks(Buffer.from('a'))), { etat: 'indisponible' })
  const nowhere = createClamd({ address: { path: '/nowhere/clamd.sock' }, timeoutMs: 300 })
  assert.equal(await nowhere.isReady(), false)
})

test('the test virus is found without any scanner, wherever it stands and however it is cut', () => {
  const hidden = Buffer.concat([randomBytes(5000), Buffer.from(EICAR), randomBytes(5000)])
  for (const size of [1, 7, 68, 4096, 20_000]) {
    const search = createEicarSearch()
    let found = false
    for (let i = 0; i < hidden.length; i += size) found = search.finds(hidden.subarray(i, i + size))
    assert.equal(found, true, `chunks of ${size}`)
  }
  assert.equal(createEicarSearch().finds(Buffer.from(EICAR.slice(0, -1))), false)
})

test('a search sees no signature that is not there, and letters of either case', () => {
  const search = createSignatureSearch(['<script', '<?php'])
  assert.equal(search.finds(Buffer.from('a < script <? php')), false)
  assert.equal(search.finds(Buffer.from('... <SCR')), false)
  assert.equal(search.finds(Buffer.from('ipt>')), true)
  assert.equal(search.finds(Buffer.from('later')), true)
})
