import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { createTestApp, statementsDuring, type TestApp } from '../testing/index.ts'

/** The session and one more: what a list of the member area may cost the database. */
const LIMITE = 2

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const listesMembre = (Object.values(registry) as Resource[]).filter(
  ({ access, can }) => access === 'membre' && can.includes('list'),
)

test('a list of the member area costs two statements at most, the session’s included', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  const camille = await t.as('camille.martin@example.org')
  let answered = 0
  for (const resource of listesMembre) {
    const url = resourceUrl(resource)
    // Who is behind a session is remembered for five seconds: each list pays for its own.
    t.clock.now = new Date(t.clock.now.getTime() + 6_000)
    let statusCode = 0
    const statements = await statementsDuring(t.database, async () => {
      const answer = await camille({ url, headers: { 'x-numcontrat': '20450001' } })
      statusCode = answer.statusCode
    })
    // Some need a parameter to be asked anything at all.
    if (statusCode === 400) continue
    assert.equal(statusCode, 200, url)
    assert.ok(statements.length <= LIMITE, `${url}:\n${statements.join('\n---\n')}`)
    assert.ok(statements.length >= 1, url)
    answered += 1
  }
  assert.ok(answered >= 7, `${answered} lists were counted`)
})
