import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { type FileStore, MissingFileError } from '../file-store.ts'

export async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function* inChunks(bytes: Buffer, size = 65_536): AsyncGenerator<Buffer> {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}

/** Content that breaks after so many bytes, as when the sender leaves. */
export async function* broken(length: number): AsyncGenerator<Buffer> {
  yield* inChunks(randomBytes(length))
  throw new Error('the sender left')
}

/** What every store holds to, whatever it is made of. */
export function testStoreRules(what: string, store: () => FileStore): void {
  const names = async () => {
    const found: string[] = []
    for await (const { name } of store().list()) found.push(name)
    return found.sort()
  }

  test(`${what}: what was put comes back, empty or larger than any buffer`, async () => {
    for (const [name, length] of [
      ['aaaa0000', 0],
      ['aaaa0001', 1],
      ['bbbb0002', 12_000_000],
    ] satisfies [string, number][]) {
      const content = randomBytes(length)
      await store().put(name, inChunks(content))
      assert.deepEqual(await gather(await store().get(name)), content)
    }
    assert.deepEqual(await names(), ['aaaa0000', 'aaaa0001', 'bbbb0002'])
  })

  test(`${what}: content that breaks leaves nothing under its name`, async () => {
    for (const length of [0, 100, 7_000_000]) {
      await assert.rejects(store().put('cccc0003', broken(length)))
      await assert.rejects(store().get('cccc0003'), MissingFileError)
    }
    assert.equal((await names()).includes('cccc0003'), false)
  })

  test(`${what}: put again, a name holds the new content; removed, nothing`, async () => {
    await store().put('dddd0004', inChunks(Buffer.from('un')))
    await store().put('dddd0004', inChunks(Buffer.from('deux')))
    assert.equal((await gather(await store().get('dddd0004'))).toString(), 'deux')
    await store().remove('dddd0004')
    await store().remove('dddd0004')
    await assert.rejects(store().get('dddd0004'), MissingFileError)
  })

  test(`${what}: a file is listed with the instant it came`, async () => {
    const before = Date.now()
    await store().put('eeee0005', inChunks(Buffer.from('x')))
    for await (const { name, storedAt } of store().list())
      if (name === 'eeee0005') assert.ok(Math.abs(storedAt.getTime() - before) < 5000)
    await store().remove('eeee0005')
  })

  test(`${what}: no name leaves the store`, async () => {
    for (const name of ['../../etc/passwd', 'a/b', '..', '', 'A'.repeat(8), 'x'.repeat(65), 'a.b'])
      for (const attempt of [
        () => store().put(name, inChunks(Buffer.from('x'))),
        () => store().get(name),
        async () => store().remove(name),
      ])
        await assert.rejects(attempt, /Not a name/, name)
  })

  test(`${what}: twenty at once do not mix`, async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(200_000))
    const nameOf = (i: number) => `ffff00${String(i).padStart(2, '0')}`
    await Promise.all(contents.map((content, i) => store().put(nameOf(i), inChunks(content))))
    for (const [i, content] of contents.entries())
      assert.deepEqual(await gather(await store().get(nameOf(i))), content)
  })

  test(`${what}: it says that it can be reached`, () => store().ping())
}
