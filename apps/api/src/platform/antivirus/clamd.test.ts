import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { clamdMissing, findInstalledClamd } from '../../../../../scripts/support/clamav.ts'
import { createClamd } from './clamd.ts'
import { type ClamdProcess, startClamd } from './testing/clamd-process.ts'

const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}${'$EICAR-STANDARD'}-ANTIVIRUS-TEST-FILE!$H+H*`

const skip = findInstalledClamd() === undefined && clamdMissing

let clamd: ClamdProcess
before(async () => {
  if (!skip) clamd = await startClamd({ StreamMaxLength: '2M' })
})
after(() => clamd?.stop())

async function* inChunks(bytes: Buffer, size = 1000) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}
const byTcp = (timeoutMs = 10_000) =>
  createClamd({ address: { host: '127.0.0.1', port: clamd.port }, timeoutMs })
const bySocket = () => createClamd({ address: { path: clamd.socket }, timeoutMs: 10_000 })

test('a real clamd, by TCP and by its socket: what is sound passes, the test virus does not', {
  skip,
}, async () => {
  for (const scanner of [byTcp(), bySocket()]) {
    assert.equal(await scanner.isReady(), true)
    assert.deepEqual(await scanner.scan(inChunks(Buffer.from('%PDF-1.7 rien'))), { etat: 'sain' })
    assert.deepEqual(await scanner.scan(inChunks(Buffer.alloc(0))), { etat: 'sain' })
    for (const infected of [
      Buffer.from(EICAR),
      Buffer.concat([randomBytes(500_000), Buffer.from(EICAR), randomBytes(10)]),
    ])
      assert.deepEqual(await scanner.scan(inChunks(infected, 70_001)), {
        etat: 'infecte',
        signature: 'Test.EICAR.UNOFFICIAL',
      })
  }
})

test('what a real clamd will not take whole has no verdict', { skip }, async () => {
  assert.deepEqual(await byTcp().scan(inChunks(randomBytes(3_000_000), 65_536)), {
    etat: 'indisponible',
  })
})

test('ten at once each get their own verdict', { skip }, async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      byTcp().scan(inChunks(Buffer.from(i % 2 === 0 ? EICAR : `sain ${i}`))),
    ),
  )
  assert.deepEqual(
    verdicts.map(({ etat }) => etat),
    Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 'infecte' : 'sain')),
  )
})

test('a fault of the content is not taken for one of the scanner', { skip }, async () => {
  async function* broken() {
    yield Buffer.from('debut')
    throw new Error('disk')
  }
  await assert.rejects(byTcp().scan(broken()), /disk/)
})
