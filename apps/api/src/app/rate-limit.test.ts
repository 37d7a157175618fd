import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({ environment: { RATE_LIMIT: '3' } })
})
after(() => t?.close())

test('past the limit of its address a visitor is asked in French to wait, and health still answers', async () => {
  const call = () => t.visitor()('/api/identity/client')
  for (let i = 0; i < 3; i++) assert.equal((await call()).statusCode, 200)
  const refused = await call()
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(refused.json(), {
    code: 'TooManyRequests',
    message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez',
  })
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await t.visitor()('/health/ready')).statusCode, 200)
})
