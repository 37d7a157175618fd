import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isFresh, Serialized } from './serialized.ts'

const json = JSON.stringify({ texte: 'é'.repeat(3000) })
const answer = new Serialized(json)

test('compressed forms hold the same JSON, each under its own ETag, and are made once', () => {
  const [plain, br, gzip] = [undefined, 'gzip, br', 'gzip'].map((a) => answer.negotiate(a))
  assert.equal(plain?.body.toString(), json)
  assert.equal(brotliDecompressSync(br?.body ?? '').toString(), json)
  assert.equal(gunzipSync(gzip?.body ?? '').toString(), json)
  assert.equal(new Set([plain?.etag, br?.etag, gzip?.etag]).size, 3)
  assert.equal(answer.negotiate('br').body, br?.body)
})

for (const [header, encoding] of [
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', null],
  ['GZIP', 'gzip'],
  ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
] satisfies [string | undefined, string | null][]) {
  test(`accept-encoding « ${header} » gets ${encoding ?? 'no compression'}`, () =>
    assert.equal(answer.negotiate(header).encoding, encoding))
}

test('a small answer is not compressed', () => {
  assert.equal(new Serialized('[]').negotiate('br').encoding, null)
})

for (const [header, fresh] of [
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
] satisfies [string | undefined, boolean][]) {
  test(`if-none-match ${header} is ${fresh ? 'fresh' : 'stale'} for "a"`, () =>
    assert.equal(isFresh(header, '"a"'), fresh))
}
