import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createStreamSealer, DamagedContentError } from './sealed-stream.ts'

const sealer = createStreamSealer(Buffer.alloc(32, 7))
const FRAME = 65_536
const SEALED_FRAME = FRAME + 16
const HEADER = 44

async function* inChunks(bytes: Buffer, size = 16_384) {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}
async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const seal = (bytes: Buffer, name = 'a', chunk?: number) =>
  gather(sealer.seal(name, inChunks(bytes, chunk)))
const unseal = (bytes: Buffer, name = 'a', chunk?: number) =>
  gather(sealer.unseal(name, inChunks(bytes, chunk)))

for (const length of [0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 1_000_000]) {
  test(`${length} bytes come back, however they are cut on the way`, async () => {
    const clear = randomBytes(length)
    for (const chunk of [1013, FRAME, 5_000_000]) {
      const sealed = await seal(clear, 'a', chunk)
      assert.equal(sealed.length, HEADER + length + 16 * Math.max(1, Math.ceil(length / FRAME)))
      assert.deepEqual(await unseal(sealed, 'a', chunk === FRAME ? 77 : chunk), clear)
    }
  })
}

test('the same content is never sealed twice alike, and shows nothing of itself', async () => {
  const clear = Buffer.alloc(5000, 'NIR 1850578006048 ')
  const [one, other] = [await seal(clear), await seal(clear)]
  assert.notDeepEqual(one, other)
  assert.equal(one.includes('NIR'), false)
})

test('content cut anywhere is refused, at the end of a frame too', async () => {
  const sealed = await seal(randomBytes(2 * FRAME + 100))
  const lengths = [
    ...[0, 3, HEADER - 1, HEADER, HEADER + 15, HEADER + 16, HEADER + 1000],
    ...[HEADER + SEALED_FRAME, HEADER + 2 * SEALED_FRAME, sealed.length - 1],
  ]
  for (const length of lengths)
    await assert.rejects(unseal(sealed.subarray(0, length)), DamagedContentError, `${length}`)
})

test('one changed bit is refused, wherever it is', async () => {
  const sealed = await seal(randomBytes(FRAME + 10))
  for (const at of [0, 5, HEADER, HEADER + 100, HEADER + SEALED_FRAME - 1, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await assert.rejects(unseal(changed), DamagedContentError, `byte ${at}`)
  }
})

test('frames in another order, twice, or of another file are refused', async () => {
  const sealed = await seal(randomBytes(3 * FRAME + 5))
  const header = sealed.subarray(0, HEADER)
  const frame = (i: number) =>
    sealed.subarray(HEADER + i * SEALED_FRAME, HEADER + (i + 1) * SEALED_FRAME)
  const last = sealed.subarray(HEADER + 3 * SEALED_FRAME)
  const other = await seal(randomBytes(3 * FRAME + 5))
  const foreign = other.subarray(HEADER, HEADER + SEALED_FRAME)
  for (const [what, parts] of [
    ['swapped', [frame(1), frame(0), frame(2), last]],
    ['repeated', [frame(0), frame(0), frame(1), frame(2), last]],
    ['left out', [frame(0), frame(2), last]],
    ['foreign', [foreign, frame(1), frame(2), last]],
    ['last frame alone', [last]],
    ['followed by more', [frame(0), frame(1), frame(2), last, Buffer.from('more')]],
  ] satisfies [string, Buffer[]][])
    await assert.rejects(unseal(Buffer.concat([header, ...parts])), DamagedContentError, what)
})

test('another name or another key opens nothing', async () => {
  const sealed = await seal(Buffer.from('ordonnance'))
  await assert.rejects(unseal(sealed, 'b'), DamagedContentError)
  const other = createStreamSealer(Buffer.alloc(32, 8))
  await assert.rejects(gather(other.unseal('a', inChunks(sealed))), DamagedContentError)
})

/** « ordonnance », sealed as « a » by an installation of before keys had names. */
const OLD = Buffer.from(
  'RUFTMV84KWuPp40Z8ETOQQ0ciOwjbieBhMR+DMtL7FphAiPNwPdBjJ3TE01M49m2yc4S37MUz0U06pgV2UA=',
  'base64',
)

test('what was sealed before keys had names opens, under its name and with its key only', async () => {
  assert.equal(String(await unseal(OLD)), 'ordonnance')
  assert.equal(String(await unseal(OLD, 'a', 1)), 'ordonnance')
  await assert.rejects(unseal(OLD, 'b'), DamagedContentError)
  await assert.rejects(unseal(OLD.subarray(0, -1)), DamagedContentError)
  await assert.rejects(unseal(OLD.subarray(0, 20)), DamagedContentError)
  const other = createStreamSealer(Buffer.alloc(32, 8))
  await assert.rejects(gather(other.unseal('a', inChunks(OLD))), DamagedContentError)
})

test('a former key opens what it sealed, the present one seals', async () => {
  const clear = randomBytes(3 * FRAME)
  const rotated = createStreamSealer(Buffer.alloc(32, 8), [Buffer.alloc(32, 7)])
  const open = (sealed: Buffer) => gather(rotated.unseal('a', inChunks(sealed)))
  assert.deepEqual(await open(await seal(clear)), clear)
  assert.equal(String(await open(OLD)), 'ordonnance')
  const sealedNow = await gather(rotated.seal('a', inChunks(clear)))
  const alone = createStreamSealer(Buffer.alloc(32, 8))
  assert.deepEqual(await gather(alone.unseal('a', inChunks(sealedNow))), clear)
  await assert.rejects(unseal(sealedNow), DamagedContentError)
})

test('the name of another key in the header is refused', async () => {
  const sealed = await seal(Buffer.from('ordonnance'))
  assert.match(sealed.toString('latin1', 0, 12), /^EAS2[\w-]{8}$/)
  sealed.write('AAAAAAAA', 4, 'latin1')
  await assert.rejects(unseal(sealed), DamagedContentError)
})

test('content far larger than memory should hold flows through, frame by frame', async () => {
  const chunk = Buffer.alloc(FRAME, 1)
  let given = 0
  let received = 0
  let furthest = 0
  async function* source() {
    for (; given < 200 * 1024 * 1024; given += chunk.length) yield chunk
  }
  for await (const clear of sealer.unseal('a', sealer.seal('a', source()))) {
    received += clear.length
    furthest = Math.max(furthest, given - received)
  }
  assert.equal(received, 200 * 1024 * 1024)
  assert.ok(furthest <= 4 * FRAME, `${furthest} bytes were on their way at once`)
})
