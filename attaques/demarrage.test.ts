import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Portail, startPortail } from './support/portail.ts'

let portail: Portail
before(async () => {
  portail = await startPortail()
})
after(() => portail?.end('SIGKILL'))

test('the product that is attacked is the product that is run', async () => {
  assert.equal((await fetch(`${portail.url}/api/openapi.json`)).status, 200)
})
