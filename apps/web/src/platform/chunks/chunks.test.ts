import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { lazyChunk, presentChunk } from './chunks.ts'

const Screen = () => null

test('code is fetched once, however often it is asked for', async () => {
  let fetched = 0
  const code = lazyChunk(async () => {
    fetched++
    return { default: Screen }
  })
  assert.equal(code.read(), null)
  await Promise.all([code.load(), code.load()])
  await code.load()
  assert.equal(code.read(), Screen)
  assert.equal(fetched, 1)
})

test('code that did not come is fetched again the next time', async () => {
  let isReachable = false
  const code = lazyChunk(async () => {
    if (!isReachable) throw new TypeError('no network')
    return { default: Screen }
  })
  await assert.rejects(code.load(), TypeError)
  assert.equal(code.read(), null)
  isReachable = true
  await code.load()
  assert.equal(code.read(), Screen)
})

test('what a screen begins with is read once its code is there', async () => {
  const client = new QueryClient()
  const prepared: unknown[] = []
  const code = lazyChunk(async () => ({
    default: Screen,
    prepare: async (given: QueryClient) => void prepared.push(given),
  }))
  await code.prepare(client)
  assert.deepEqual(prepared, [])
  await code.load()
  await code.prepare(client)
  assert.deepEqual(prepared, [client])
})

test('code that came with the page is there at once', async () => {
  const code = presentChunk(Screen)
  assert.equal(code.read(), Screen)
  await code.load()
})
