import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRelative, requestHeaders } from './headers.ts'

const nobody = {
  numeroContrat: () => null,
  securityCode: () => null,
  vue: () => null,
  antiForgeryToken: () => 'jeton',
  timezoneOffset: () => -60,
}

test('R7.68 R7.69 every request forbids caches and gives the offset in minutes', () => {
  for (const method of ['GET', 'POST']) {
    const headers = requestHeaders(method, '/api/x', nobody)
    assert.equal(headers['cache-control'], 'no-cache, no-store, must-revalidate')
    assert.equal(headers.pragma, 'no-cache')
    assert.equal(headers['user-timezone-offset'], '-60')
  }
})

test('R7.70 R7.71 the current contract and the stored code travel, when there are any', () => {
  const context = { ...nobody, numeroContrat: () => '20450001', securityCode: () => '123456' }
  const headers = requestHeaders('GET', '/api/x', context)
  assert.equal(headers['x-numcontrat'], '20450001')
  assert.equal(headers['x-securitycode'], '123456')
  const without = requestHeaders('GET', '/api/x', nobody)
  assert.equal('x-numcontrat' in without, false)
  assert.equal('x-securitycode' in without, false)
})

for (const [method, url, expected] of [
  ['POST', '/api/x', 'jeton'],
  ['PUT', 'api/x', 'jeton'],
  ['GET', '/api/x', undefined],
  ['HEAD', '/api/x', undefined],
  ['POST', 'https://ailleurs.example/api', undefined],
  ['POST', '//ailleurs.example/api', undefined],
] as const) {
  test(`R7.72 anti-forgery header, ${method} ${url}: ${expected ?? 'none'}`, () => {
    assert.equal(requestHeaders(method, url, nobody)['x-xsrf-token'], expected)
  })
}

test('no token, no anti-forgery header', () => {
  const headers = requestHeaders('POST', '/api/x', { ...nobody, antiForgeryToken: () => null })
  assert.equal('x-xsrf-token' in headers, false)
})

test('an address is relative unless it names a scheme or a host', () => {
  assert.deepEqual(
    ['/a', 'a/b', '?q', 'http://h', 'data:x', '//h', '\\\\h', '/\\h'].filter(isRelative),
    ['/a', 'a/b', '?q'],
  )
})
